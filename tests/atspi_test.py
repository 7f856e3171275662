#!/usr/bin/env python3
"""Reads the window as a screen reader does: through a real AT-SPI bus, under Xvfb.

    tests/atspi_test.py PROGRAM

Opens the exercise, goes to its weights, reads every cell of the matrix and compares it with what
`PROGRAM print weights` says. Exits with 77 where something it needs is not installed.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PATIENCE = 60  # seconds until a wait has failed; no wait is longer than what it waits for
NEEDED = ("Xvfb", "dbus-run-session")


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def outside(program):
    """Starts a display and a bus of its own, and this script again inside them."""
    for needed in NEEDED:
        if not shutil.which(needed):
            skip(f"{needed} is not installed")
    reader, writer = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as answer, tempfile.TemporaryDirectory() as home:
            number = answer.readline().strip()
            if not number:
                skip("Xvfb opens no display")
            environment = dict(os.environ, DISPLAY=f":{number}", QT_QPA_PLATFORM="xcb",
                               QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", XDG_CONFIG_HOME=home,
                               XDG_RUNTIME_DIR=home, GSETTINGS_BACKEND="memory", LC_ALL="C.UTF-8")
            for foreign in ("WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "LANGUAGE"):
                environment.pop(foreign, None)
            return subprocess.call(["dbus-run-session", "--", sys.executable, __file__, program, "inside"],
                                   env=environment)
    finally:
        display.terminate()
        display.wait()


def inside(program):
    try:
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
    except (ImportError, ValueError) as reason:
        skip(reason)
    window = subprocess.Popen([program])
    try:
        Reader(Atspi, window).check(program)
    finally:
        window.terminate()
        window.wait()
    return 0


class Reader:
    def __init__(self, atspi, process):
        self.atspi = atspi
        self.process = process
        self.announced = []
        atspi.init()
        atspi.set_timeout(5000, 15000)
        self.listener = atspi.EventListener.new(self.hear)
        self.listener.register("object:state-changed:showing")
        self.listener.register("object:announcement")

    def hear(self, event):
        if event.type.startswith("object:announcement"):
            self.announced.append(event.any_data)
        elif event.detail1 and event.source.get_role() == self.atspi.Role.NOTIFICATION:
            self.announced.append(event.source.get_name())

    def until(self, found, what):
        """What `found` answers, as soon as it answers something."""
        from gi.repository import GLib
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                sys.exit(f"the program ended with {self.process.returncode} before there was {what}")
            try:
                answer = found()
            except GLib.Error:
                answer = None  # it is being built
            if answer:
                return answer
            GLib.timeout_add(20, lambda: False)  # wakes the wait below where nothing else does
            GLib.MainContext.default().iteration(True)
        sys.exit(f"there was no {what} within {PATIENCE} s")

    def program(self):
        desktop = self.atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.process.pid and child.get_child_count():
                return child
        return None

    def find(self, root, fits):
        """The first descendant that fits; cells of a table are too many to look through."""
        if fits(root):
            return root
        if root.get_role() == self.atspi.Role.TABLE:
            return None
        for i in range(root.get_child_count()):
            child = root.get_child_at_index(i)
            if child and (found := self.find(child, fits)):
                return found
        return None

    def check(self, program):
        printed = subprocess.run([program, "print", "weights", "--lesson", "exercise", "--format", "json"],
                                 check=True, capture_output=True, text=True)
        weights = json.loads(printed.stdout)
        application = self.until(self.program, "program on the bus")
        role = self.atspi.Role
        matrix = self.until(lambda: self.find(application, lambda a: a.get_role() == role.TABLE), "table")
        assert "Attention matrix" in matrix.get_name(), matrix.get_name()
        table = matrix  # implements the interface of tables
        count = len(weights)
        assert (table.get_n_rows(), table.get_n_columns()) == (count, count)
        first = table.get_accessible_at(0, 0).get_name()
        assert first.startswith("score of query"), first

        softmax = self.until(
            lambda: self.find(application, lambda a: a.get_name() == "Stage 4: Softmax"), "button for softmax")
        softmax.do_action(0)
        self.until(lambda: "Stage 4 of 5, Softmax" in self.announced, "announcement of the stage")
        self.until(lambda: "percent" in table.get_accessible_at(0, 0).get_name(), "cell in percent")
        self.compare(table, weights)
        self.choose(matrix, table, count - 1)

    def compare(self, table, weights):
        tokens = [table.get_row_description(row).split(", ", 1)[1] for row in range(len(weights))]
        for row, line in enumerate(weights):
            for column, weight in enumerate(line):
                cell = table.get_accessible_at(row, column)
                if column <= row:
                    expected = f"{tokens[row]} attends {100 * weight:.1f} percent to {tokens[column]}"
                else:
                    expected = f"key {tokens[column]} is hidden by the mask from query {tokens[row]}"
                assert cell.get_name() == expected, f"'{cell.get_name()}' is not '{expected}'"
                assert cell.get_role() == self.atspi.Role.TABLE_CELL
        print(f"read {len(weights) ** 2} cells, the last: {expected}")

    def choose(self, matrix, table, last):
        """A cell is pressed, and it is the selected one."""
        cell = table.get_accessible_at(last, 0)
        cell.do_action(0)
        self.until(lambda: table.is_row_selected(last) and table.is_column_selected(0), "chosen cell")
        states = table.get_accessible_at(last, 0).get_state_set()
        assert states.contains(self.atspi.StateType.SELECTED)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit((inside if sys.argv[2:] == ["inside"] else outside)(sys.argv[1]))
