<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Attention Lab</source>
        <translation>Über Attention Lab</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Attention Lab %1&lt;/h3&gt;&lt;p&gt;See and change every number between a sentence and its next token.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Attention Lab %1&lt;/h3&gt;&lt;p&gt;Sieh und ändere jede Zahl zwischen einem Satz und seinem nächsten Token.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes with no warranty.&lt;/p&gt;&lt;p&gt;Built with Qt %1 and Qt Charts, Eigen %2 and JSON for Modern C++; set in Inter.&lt;/p&gt;&lt;p&gt;Works offline and sends nothing anywhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewähr.&lt;/p&gt;&lt;p&gt;Gebaut mit Qt %1 und Qt Charts, Eigen %2 und JSON for Modern C++; gesetzt in Inter.&lt;/p&gt;&lt;p&gt;Arbeitet ohne Netz und sendet nichts irgendwohin.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Cache</name>
    <message>
        <source>Naive</source>
        <translation>Naiv</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>Mit Cache</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>A picture of %1 cannot be made: width and height must be above 0.</source>
        <translation>Ein Bild von %1 geht nicht: Breite und Höhe müssen über 0 liegen.</translation>
    </message>
    <message>
        <source>%1 dots per inch cannot be used: the number must be above 0.</source>
        <translation>%1 Punkte je Zoll gehen nicht: Die Zahl muss über 0 liegen.</translation>
    </message>
    <message>
        <source>A picture of %1 pixels is too large: a PNG has at most 200 million pixels, 32767 across; choose a smaller size or fewer dots per inch.</source>
        <translation>Ein Bild von %1 Pixeln ist zu groß: Ein PNG hat höchstens 200 Millionen Pixel, 32767 in einer Richtung; wähle kleinere Maße oder weniger Punkte je Zoll.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 pixels.</source>
        <translation>Für ein Bild von %1 Pixeln reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>A PDF page can be at most %1 mm wide and high.</source>
        <translation>Eine PDF-Seite kann höchstens %1 mm breit und hoch sein.</translation>
    </message>
    <message>
        <source>the view %1 has no single table of numbers; export it as png, svg or pdf, or print one table of its lesson</source>
        <translation>das Feld %1 hat keine einzelne Zahlentabelle; exportiere es als png, svg oder pdf, oder gib mit print eine Tabelle seiner Lektion aus</translation>
    </message>
    <message>
        <source>%1: the ending must be png, svg, pdf, csv, json or tex</source>
        <translation>%1: Die Endung muss png, svg, pdf, csv, json oder tex sein</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Try it</source>
        <translation>Probier es</translation>
    </message>
    <message>
        <source>Click a cell of the matrix first</source>
        <translation>Klick zuerst eine Zelle der Matrix an</translation>
    </message>
    <message>
        <source>Answer with the chosen cell: row %1, column %2</source>
        <translation>Mit der gewählten Zelle antworten: Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Richtig.</translation>
    </message>
    <message>
        <source>✗ Not yet.</source>
        <translation>✗ Noch nicht.</translation>
    </message>
</context>
<context>
    <name>Inputs</name>
    <message>
        <source>%1 (changed by hand)</source>
        <translation>%1 (von Hand geändert)</translation>
    </message>
</context>
<context>
    <name>MatrixPaint</name>
    <message>
        <source>no visible key</source>
        <translation>kein sichtbarer Key</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>PanelKey</name>
    <message>
        <source>Next cell</source>
        <translation>Nächste Zelle</translation>
    </message>
    <message>
        <source>Query above or below</source>
        <translation>Query darüber oder darunter</translation>
    </message>
    <message>
        <source>First or last key of the row</source>
        <translation>Erster oder letzter Key der Zeile</translation>
    </message>
    <message>
        <source>First or last cell of all</source>
        <translation>Allererste oder allerletzte Zelle</translation>
    </message>
    <message>
        <source>Leave the cell</source>
        <translation>Die Zelle verlassen</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>Nächster Key</translation>
    </message>
    <message>
        <source>First or last key</source>
        <translation>Erster oder letzter Key</translation>
    </message>
    <message>
        <source>Copy the calculation</source>
        <translation>Die Rechnung kopieren</translation>
    </message>
    <message>
        <source>Change the chosen query&apos;s first number</source>
        <translation>Die erste Zahl der gewählten Query ändern</translation>
    </message>
    <message>
        <source>Value above or below</source>
        <translation>Value darüber oder darunter</translation>
    </message>
    <message>
        <source>First or last value</source>
        <translation>Erster oder letzter Value</translation>
    </message>
    <message>
        <source>Naive or cached lane</source>
        <translation>Naive Spur oder die mit Cache</translation>
    </message>
    <message>
        <source>Linear or logarithmic axis</source>
        <translation>Lineare oder logarithmische Achse</translation>
    </message>
    <message>
        <source>Fewer or more key and value heads</source>
        <translation>Weniger oder mehr KV-Köpfe</translation>
    </message>
    <message>
        <source>Less or more context or batch</source>
        <translation>Weniger oder mehr Kontext oder Batch</translation>
    </message>
    <message>
        <source>Another sequence</source>
        <translation>Noch eine Sequenz</translation>
    </message>
    <message>
        <source>End the first sequence</source>
        <translation>Die erste Sequenz beenden</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>First or last token</source>
        <translation>Erstes oder letztes Token</translation>
    </message>
    <message>
        <source>Raise or lower the probability</source>
        <translation>Die Wahrscheinlichkeit erhöhen oder senken</translation>
    </message>
    <message>
        <source>The same, ten steps at once</source>
        <translation>Dasselbe, zehn Schritte auf einmal</translation>
    </message>
    <message>
        <source>Type the probability</source>
        <translation>Die Wahrscheinlichkeit eintippen</translation>
    </message>
    <message>
        <source>Lower or raise the probability</source>
        <translation>Die Wahrscheinlichkeit senken oder erhöhen</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>First or last line</source>
        <translation>Erste oder letzte Zeile</translation>
    </message>
    <message>
        <source>Move the chosen arrow&apos;s tip across</source>
        <translation>Die Spitze des gewählten Pfeils waagerecht bewegen</translation>
    </message>
    <message>
        <source>Move the chosen arrow&apos;s tip up or down</source>
        <translation>Die Spitze des gewählten Pfeils auf und ab bewegen</translation>
    </message>
    <message>
        <source>Type the chosen arrow&apos;s numbers</source>
        <translation>Die Zahlen des gewählten Pfeils eintippen</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Plane</name>
    <message>
        <source>horizontal: dimension %1</source>
        <translation>waagerecht: Dimension %1</translation>
    </message>
    <message>
        <source>vertical: dimension %1</source>
        <translation>senkrecht: Dimension %1</translation>
    </message>
    <message>
        <source>Query %1 “%2”</source>
        <translation>Query %1 „%2“</translation>
    </message>
    <message>
        <source>Key %1 “%2”</source>
        <translation>Key %1 „%2“</translation>
    </message>
    <message>
        <source>Value %1 “%2”</source>
        <translation>Value %1 „%2“</translation>
    </message>
    <message>
        <source>Output of query %1 “%2”</source>
        <translation>Ausgabe von Query %1 „%2“</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>one dimension</source>
        <translation>eine Dimension</translation>
    </message>
    <message>
        <source>dimensions %1 and %2 of %3</source>
        <translation>Dimensionen %1 und %2 von %3</translation>
    </message>
    <message>
        <source>Click a key to see its shadow on the query.</source>
        <translation>Klicke auf einen Key, um seinen Schatten auf der Query zu sehen.</translation>
    </message>
    <message>
        <source>%1 = %2 = |q| %3 × shadow %4</source>
        <translation>%1 = %2 = |q| %3 × Schatten %4</translation>
    </message>
    <message>
        <source>The query is zero here: it has no direction, and %1 = %2</source>
        <translation>Die Query ist hier null: Sie hat keine Richtung, und %1 = %2</translation>
    </message>
    <message>
        <source>In this plane %1</source>
        <translation>In dieser Ebene %1</translation>
    </message>
    <message>
        <source>part of %1 = %2 over all %3 dimensions</source>
        <translation>Teil von %1 = %2 über alle %3 Dimensionen</translation>
    </message>
    <message>
        <source>no visible key</source>
        <translation>kein sichtbarer Key</translation>
    </message>
    <message>
        <source>The output follows from the weights and the values; move a value, a key or the query.</source>
        <translation>Die Ausgabe folgt aus den Gewichten und den Values; bewege einen Value, einen Key oder die Query.</translation>
    </message>
    <message>
        <source>The Q multiplier is 0, so every query is 0; set it to another number to move the query.</source>
        <translation>Der Q-Faktor ist 0, also ist jede Query 0; stelle ihn auf eine andere Zahl, um die Query zu bewegen.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>who raises it?</source>
        <translation>wer hält es?</translation>
    </message>
    <message>
        <source>which pet?</source>
        <translation>welches Tier?</translation>
    </message>
    <message>
        <source>what does it eat?</source>
        <translation>was frisst es?</translation>
    </message>
    <message>
        <source>two hops</source>
        <translation>zwei Sprünge</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>only a part could be written; is the disk full?</source>
        <translation>nur ein Teil konnte geschrieben werden; ist die Festplatte voll?</translation>
    </message>
    <message>
        <source>No file name was given.</source>
        <translation>Es wurde kein Dateiname angegeben.</translation>
    </message>
    <message>
        <source>this is a folder; a file name is needed.</source>
        <translation>das ist ein Ordner; gebraucht wird ein Dateiname.</translation>
    </message>
    <message>
        <source>there is no such folder.</source>
        <translation>diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>files cannot be written to this folder.</source>
        <translation>in diesen Ordner lassen sich keine Dateien schreiben.</translation>
    </message>
</context>
<context>
    <name>Shortcut</name>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Bild &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
    <message>
        <source>&amp;Projector Mode</source>
        <translation>&amp;Beamermodus</translation>
    </message>
    <message>
        <source>&amp;Decimals</source>
        <translation>&amp;Nachkommastellen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ve&amp;rgrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Usual Size</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Next Step of the &amp;Guide</source>
        <translation>&amp;Nächster Schritt der Anleitung</translation>
    </message>
    <message>
        <source>Step of the Guide &amp;Before</source>
        <translation>&amp;Voriger Schritt der Anleitung</translation>
    </message>
    <message>
        <source>Open the First to the Ninth Lesson</source>
        <translation>Erste bis neunte Lektion öffnen</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>PageDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>PageUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Begin as a Remote Does</source>
        <translation>Be&amp;ginnen wie per Fernbedienung</translation>
    </message>
    <message>
        <source>&amp;Leave Projector Mode</source>
        <translation>Beamermodus &amp;verlassen</translation>
    </message>
    <message>
        <source>B&amp;lack Screen until the Next Key</source>
        <translation>S&amp;chwarzer Bildschirm bis zur nächsten Taste</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Not known: only the finished weights were loaded.</source>
        <translation>Nicht bekannt: Nur die fertigen Gewichte wurden geladen.</translation>
    </message>
</context>
<context>
    <name>TableFile</name>
    <message>
        <source>row %1 sums to %2</source>
        <translation>Zeile %1 ergibt %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Not every row sums to 1, or holds only shares; they are kept as they are: %1.</source>
        <translation>Nicht jede Zeile ergibt 1 oder enthält nur Anteile; sie bleiben, wie sie sind: %1.</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>What does the comma in “%1” mean?</source>
        <translation>Was bedeutet das Komma in „%1“?</translation>
    </message>
    <message>
        <source>Decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>Comma between numbers</source>
        <translation>Komma zwischen Zahlen</translation>
    </message>
</context>
<context>
    <name>Token</name>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>newline</source>
        <translation>Zeilenumbruch</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>ViewEntry</name>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>The chosen row in words</source>
        <translation>Die gewählte Zeile in Worten</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>Attention-Matrix</translation>
    </message>
    <message>
        <source>Weights of the chosen query</source>
        <translation>Gewichte der gewählten Query</translation>
    </message>
    <message>
        <source>Where a number comes from</source>
        <translation>Woher eine Zahl kommt</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was hineingeht</translation>
    </message>
    <message>
        <source>The values, mixed</source>
        <translation>Die Values, gemischt</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Controls of the KV cache</source>
        <translation>Regler des KV-Caches</translation>
    </message>
    <message>
        <source>The step in words</source>
        <translation>Der Schritt in Worten</translation>
    </message>
    <message>
        <source>Naive and cached, side by side</source>
        <translation>Naiv und mit Cache, nebeneinander</translation>
    </message>
    <message>
        <source>All steps of both lanes</source>
        <translation>Alle Schritte beider Spuren</translation>
    </message>
    <message>
        <source>Counted from step to step</source>
        <translation>Von Schritt zu Schritt gezählt</translation>
    </message>
    <message>
        <source>What a step takes</source>
        <translation>Was ein Schritt braucht</translation>
    </message>
    <message>
        <source>What both lanes have cost</source>
        <translation>Was beide Spuren gekostet haben</translation>
    </message>
    <message>
        <source>The output of every step</source>
        <translation>Die Ausgabe jedes Schrittes</translation>
    </message>
    <message>
        <source>Token by token</source>
        <translation>Token für Token</translation>
    </message>
    <message>
        <source>The cache&apos;s memory in words</source>
        <translation>Der Speicher des Caches in Worten</translation>
    </message>
    <message>
        <source>Bytes of the cache</source>
        <translation>Bytes des Caches</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Heads that share</source>
        <translation>Köpfe, die teilen</translation>
    </message>
    <message>
        <source>Sharing: the numbers</source>
        <translation>Teilen: die Zahlen</translation>
    </message>
    <message>
        <source>Change of each head</source>
        <translation>Änderung jedes Kopfes</translation>
    </message>
    <message>
        <source>Two walls</source>
        <translation>Zwei Wände</translation>
    </message>
    <message>
        <source>Time of a token</source>
        <translation>Zeit für ein Token</translation>
    </message>
    <message>
        <source>Walls: the numbers</source>
        <translation>Wände: die Zahlen</translation>
    </message>
    <message>
        <source>Map of the memory</source>
        <translation>Karte des Speichers</translation>
    </message>
    <message>
        <source>Paging: the numbers</source>
        <translation>Paging: die Zahlen</translation>
    </message>
    <message>
        <source>Keys in few bits</source>
        <translation>Keys in wenigen Bits</translation>
    </message>
    <message>
        <source>Few bits: the numbers</source>
        <translation>Wenige Bits: die Zahlen</translation>
    </message>
    <message>
        <source>Error of each query</source>
        <translation>Fehler jeder Query</translation>
    </message>
    <message>
        <source>Sentence and presets</source>
        <translation>Satz und Vorgaben</translation>
    </message>
    <message>
        <source>Perplexity in words</source>
        <translation>Perplexität in Worten</translation>
    </message>
    <message>
        <source>Probability of each token</source>
        <translation>Wahrscheinlichkeit jedes Tokens</translation>
    </message>
    <message>
        <source>Share of the surprise</source>
        <translation>Anteil an der Überraschung</translation>
    </message>
    <message>
        <source>A long text read in windows</source>
        <translation>Ein langer Text, in Fenstern gelesen</translation>
    </message>
    <message>
        <source>Perplexity as equal choices</source>
        <translation>Perplexität als gleiche Möglichkeiten</translation>
    </message>
    <message>
        <source>Perplexity against one probability</source>
        <translation>Perplexität über einer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Two states compared</source>
        <translation>Zwei Zustände im Vergleich</translation>
    </message>
    <message>
        <source>Window and stride</source>
        <translation>Fenster und Schrittweite</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>The plane</source>
        <translation>Die Ebene</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Tokens, vectors and mask</source>
        <translation>Tokens, Vektoren und Maske</translation>
    </message>
    <message>
        <source>Text of the model</source>
        <translation>Text des Modells</translation>
    </message>
    <message>
        <source>The answer in words</source>
        <translation>Die Antwort in Worten</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>After each layer</source>
        <translation>Nach jeder Schicht</translation>
    </message>
    <message>
        <source>The text and what carries the answer</source>
        <translation>Der Text und was die Antwort trägt</translation>
    </message>
    <message>
        <source>Settings of the training</source>
        <translation>Einstellungen des Trainings</translation>
    </message>
    <message>
        <source>The training in words</source>
        <translation>Das Training in Worten</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>Wie es lernt</translation>
    </message>
    <message>
        <source>Train, and look back</source>
        <translation>Trainieren und zurückschauen</translation>
    </message>
    <message>
        <source>Two texts: where they part</source>
        <translation>Zwei Texte: wo sie sich trennen</translation>
    </message>
    <message>
        <source>The other text</source>
        <translation>Der andere Text</translation>
    </message>
    <message>
        <source>The residual stream</source>
        <translation>Der Residualstrom</translation>
    </message>
    <message>
        <source>Time of each written token</source>
        <translation>Zeit jedes geschriebenen Tokens</translation>
    </message>
    <message>
        <source>The model writes on</source>
        <translation>Das Modell schreibt weiter</translation>
    </message>
    <message>
        <source>Width, keys and dice</source>
        <translation>Breite, Keys und Würfel</translation>
    </message>
    <message>
        <source>The spread in words</source>
        <translation>Die Streuung in Worten</translation>
    </message>
    <message>
        <source>Against the width</source>
        <translation>Gegen die Breite</translation>
    </message>
    <message>
        <source>How often scores come</source>
        <translation>Wie oft Scores kommen</translation>
    </message>
    <message>
        <source>One random row</source>
        <translation>Eine zufällige Zeile</translation>
    </message>
    <message>
        <source>The open head</source>
        <translation>Der offene Kopf</translation>
    </message>
</context>
<context>
    <name>app::AppState</name>
    <message>
        <source>This change was made in the lesson “%1”, which is open again now.</source>
        <translation>Diese Änderung gehört zur Lektion „%1“, die jetzt wieder offen ist.</translation>
    </message>
    <message>
        <source>Computed again: %1. The numbers typed there are gone; Undo brings them back.</source>
        <translation>Neu berechnet: %1. Die dort eingegebenen Zahlen sind weg; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Anleitung: %1</translation>
    </message>
    <message>
        <source>The step&apos;s own settings do not fit: %1</source>
        <translation>Was der Schritt einstellt, passt nicht: %1</translation>
    </message>
</context>
<context>
    <name>app::BlackScreen</name>
    <message>
        <source>Black screen: any key shows the window again</source>
        <translation>Schwarzer Bildschirm: Jede Taste zeigt das Fenster wieder</translation>
    </message>
</context>
<context>
    <name>app::Board</name>
    <message>
        <source>Parts of the lesson</source>
        <translation>Teile der Lektion</translation>
    </message>
</context>
<context>
    <name>app::Card</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Panel menu</source>
        <translation>Menü des Feldes</translation>
    </message>
    <message>
        <source>The guide&apos;s step is about this panel</source>
        <translation>Von diesem Feld handelt der Schritt der Anleitung</translation>
    </message>
    <message>
        <source>Copy, export or hide this panel</source>
        <translation>Dieses Feld kopieren, exportieren oder verbergen</translation>
    </message>
</context>
<context>
    <name>app::DockTitle</name>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>To the other side of the window</source>
        <translation>Auf die andere Seite des Fensters</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 verbergen</translation>
    </message>
</context>
<context>
    <name>app::ExportDialog</name>
    <message>
        <source>Export a figure</source>
        <translation>Ein Bild exportieren</translation>
    </message>
    <message>
        <source>The whole window</source>
        <translation>Das ganze Fenster</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>F&amp;eld</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>Pa&amp;lette</translation>
    </message>
    <message>
        <source>D&amp;ecimals</source>
        <translation>&amp;Nachkommastellen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Width (mm)</source>
        <translation>&amp;Breite (mm)</translation>
    </message>
    <message>
        <source>&amp;Height (mm)</source>
        <translation>&amp;Höhe (mm)</translation>
    </message>
    <message>
        <source>&amp;Dots per inch (png)</source>
        <translation>&amp;Punkte je Zoll (png)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <translation>%1-Datei (*.%2)</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Hintergrund</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Attention Lab</source>
        <translation>Attention Lab</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>%1 and %2: back and next</source>
        <translation>%1 und %2: zurück und weiter</translation>
    </message>
    <message>
        <source>%1: play</source>
        <translation>%1: abspielen</translation>
    </message>
    <message>
        <source>%1 and %2: guide</source>
        <translation>%1 und %2: Anleitung</translation>
    </message>
    <message>
        <source>%1: undo</source>
        <translation>%1: rückgängig</translation>
    </message>
    <message>
        <source>%1: projector</source>
        <translation>%1: Beamer</translation>
    </message>
    <message>
        <source>%1: all keys</source>
        <translation>%1: alle Tasten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Pa&amp;lette</source>
        <translation>Pale&amp;tte</translation>
    </message>
    <message>
        <source>&amp;Decimals</source>
        <translation>&amp;Nachkommastellen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Motion Between Stages</source>
        <translation>Be&amp;wegung zwischen den Stufen</translation>
    </message>
    <message>
        <source>&amp;Single-Letter Shortcuts</source>
        <translation>Kürzel aus &amp;einem Buchstaben</translation>
    </message>
    <message>
        <source>Like the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Attention Lab speaks %1 when it is started the next time.</source>
        <translation>Beim nächsten Start spricht Attention Lab diese Sprache: %1.</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;About Attention Lab</source>
        <translation>&amp;Über Attention Lab</translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This panel has no table of numbers to copy.</source>
        <translation>Dieses Feld hat keine Zahlentabelle zum Kopieren.</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>Die Zahlen sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ist gespeichert</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>This lesson back to its start</source>
        <translation>Diese Lektion zurück an ihren Anfang</translation>
    </message>
    <message>
        <source>Save a panel as a picture or its numbers as a table</source>
        <translation>Ein Feld als Bild oder seine Zahlen als Tabelle speichern</translation>
    </message>
    <message>
        <source>Full screen with large type</source>
        <translation>Ganzer Bildschirm mit großer Schrift</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Rückgängig</translation>
    </message>
    <message>
        <source>↶</source>
        <translation>↶</translation>
    </message>
    <message>
        <source>↷</source>
        <translation>↷</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Bild exportieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Leave projector</source>
        <translation>Beamer aus</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
    <message>
        <source>%1: leave the projector</source>
        <translation>%1: Beamer verlassen</translation>
    </message>
    <message>
        <source>While P&amp;rojecting</source>
        <translation>Am Bea&amp;mer</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Fel&amp;der</translation>
    </message>
    <message>
        <source>Type × %1</source>
        <translation>Schrift × %1</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>The panel is hidden on every page. View → Panels brings it back.</source>
        <translation>Das Feld ist auf jeder Seite verborgen. Ansicht → Felder holt es zurück.</translation>
    </message>
    <message>
        <source>&amp;Hide This Panel</source>
        <translation>Dieses Feld &amp;verbergen</translation>
    </message>
    <message>
        <source>Hide; the View menu brings it back</source>
        <translation>Verbergen; das Menü Ansicht holt es zurück</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Back to the Sa&amp;ved File</source>
        <translation>Zurück zur &amp;gespeicherten Datei</translation>
    </message>
    <message>
        <source>%1[*] – Attention Lab</source>
        <translation>%1[*] – Attention Lab</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Attention Lab</source>
        <translation>%1[*] – %2 – Attention Lab</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 ist geöffnet</translation>
    </message>
    <message>
        <source>%1: no second window could be opened for this lesson.</source>
        <translation>%1: Für diese Lektion ließ sich kein zweites Fenster öffnen.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Die Sitzung speichern</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>Go back to the file as it was saved?</source>
        <translation>Zurück zur Datei, wie sie gespeichert wurde?</translation>
    </message>
    <message>
        <source>The changes since then are lost.</source>
        <translation>Die Änderungen seitdem gehen verloren.</translation>
    </message>
    <message>
        <source>Save your numbers?</source>
        <translation>Deine Zahlen speichern?</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Was nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. Bring back your unsaved work?</source>
        <translation>Das Programm endete unerwartet. Deine ungespeicherte Arbeit zurückholen?</translation>
    </message>
    <message>
        <source>It was in no file yet.</source>
        <translation>Sie war noch in keiner Datei.</translation>
    </message>
    <message>
        <source>It was opened from %1.</source>
        <translation>Sie kam aus %1.</translation>
    </message>
    <message>
        <source>The guide beside the panels</source>
        <translation>Die Anleitung neben den Feldern</translation>
    </message>
    <message>
        <source>Finished weights: a row for each query</source>
        <translation>Fertige Gewichte: eine Zeile je Query</translation>
    </message>
    <message>
        <source>Q: a query in each row</source>
        <translation>Q: eine Query in jeder Zeile</translation>
    </message>
    <message>
        <source>K: a key in each row</source>
        <translation>K: ein Key in jeder Zeile</translation>
    </message>
    <message>
        <source>V: a value in each row</source>
        <translation>V: ein Value in jeder Zeile</translation>
    </message>
    <message>
        <source>A table of %1 (rows × columns). What is it?</source>
        <translation>Eine Tabelle von %1 (Zeilen × Spalten). Was ist sie?</translation>
    </message>
    <message>
        <source>Sessions (*.attnlab)</source>
        <translation>Sitzungen (*.attnlab)</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here. Save over it?</source>
        <translation>%1 wurde anderswo geändert, seit die Datei hier geöffnet wurde. Darüber speichern?</translation>
    </message>
    <message>
        <source>What was saved there is lost. “Save As” keeps both.</source>
        <translation>Was dort gespeichert wurde, geht verloren. „Speichern unter“ behält beides.</translation>
    </message>
    <message>
        <source>%1. What was saved before is as it was; make room or save elsewhere with “Save As”.</source>
        <translation>%1. Was vorher gespeichert war, ist unverändert; schaff Platz oder speichere anderswo mit „Speichern unter“.</translation>
    </message>
    <message>
        <source>Open a session, numbers or a model</source>
        <translation>Sitzung, Zahlen oder Modell öffnen</translation>
    </message>
    <message>
        <source>Which tokenizer belongs to %1?</source>
        <translation>Welcher Tokenizer gehört zu %1?</translation>
    </message>
    <message>
        <source>Tokenizers (*.bin)</source>
        <translation>Tokenizer (*.bin)</translation>
    </message>
    <message>
        <source>Save the Trained &amp;Model…</source>
        <translation>Trainiertes &amp;Modell speichern …</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>Trainiertes Modell speichern</translation>
    </message>
    <message>
        <source>Trained models (*.safetensors)</source>
        <translation>Trainierte Modelle (*.safetensors)</translation>
    </message>
    <message>
        <source>Saved %1 as it is at step %2; Open reads it in “%3”</source>
        <translation>%1 gespeichert, wie es bei Schritt %2 ist; Öffnen liest es in „%3“</translation>
    </message>
    <message>
        <source>%1. Make room or save elsewhere.</source>
        <translation>%1. Schaff Platz oder speichere anderswo.</translation>
    </message>
    <message>
        <source>What opens here (*.attnlab *.csv *.tsv *.txt *.safetensors *.bin);;Sessions (*.attnlab);;Tables of numbers (*.csv *.tsv *.txt);;Trained models (*.safetensors *.bin);;All files (*)</source>
        <translation>Was sich hier öffnet (*.attnlab *.csv *.tsv *.txt *.safetensors *.bin);;Sitzungen (*.attnlab);;Zahlentabellen (*.csv *.tsv *.txt);;Trainierte Modelle (*.safetensors *.bin);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A session keeps your training&apos;s settings, not its %1 steps: “Save the Trained Model” in the File menu keeps the model.</source>
        <translation>Eine Sitzung behält die Einstellungen deines Trainings, nicht seine %1 Schritte: „Trainiertes Modell speichern“ im Menü Datei hebt das Modell auf.</translation>
    </message>
</context>
<context>
    <name>app::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Switches of this lesson</source>
        <translation>Schalter dieser Lektion</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>In the panel “%1”</source>
        <translation>Im Feld „%1“</translation>
    </message>
    <message>
        <source>%1, unless the focus uses the key</source>
        <translation>%1, wenn der Fokus die Taste nicht selbst braucht</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source> more)</source>
        <translation> weitere)</translation>
    </message>
    <message>
        <source>switched off, so it stays </source>
        <translation>ausgeschaltet, es bleibt </translation>
    </message>
    <message>
        <source>key </source>
        <translation>Key </translation>
    </message>
    <message>
        <source> ≤ query </source>
        <translation> ≤ Query </translation>
    </message>
    <message>
        <source> &gt; query </source>
        <translation> &gt; Query </translation>
    </message>
    <message>
        <source>, where </source>
        <translation>, wobei </translation>
    </message>
    <message>
        <source> is the largest in the row</source>
        <translation> der größte der Zeile ist</translation>
    </message>
    <message>
        <source>: a hidden key gets exactly </source>
        <translation>: ein verdeckter Key bekommt genau </translation>
    </message>
    <message>
        <source>output </source>
        <translation>Ausgabe </translation>
    </message>
    <message>
        <source>%1 does not exist: %2 is %3 (rows × columns), counted from 0</source>
        <translation>%1 gibt es nicht: %2 ist %3 (Zeilen × Spalten), von 0 an gezählt</translation>
    </message>
    <message>
        <source>query must be a whole number from 0 to %1, not %2</source>
        <translation>query muss eine ganze Zahl von 0 bis %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>q-multiplier must be a number from -10 to 10, not %1</source>
        <translation>q-multiplier muss eine Zahl von -10 bis 10 sein, nicht %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not %4</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein, nicht %4</translation>
    </message>
    <message>
        <source>visible[%1,%2] does not exist: queries and keys are 0 to %3</source>
        <translation>visible[%1,%2] gibt es nicht: Queries und Keys sind 0 bis %3</translation>
    </message>
    <message>
        <source>%1 must be a finite number</source>
        <translation>%1 muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>Choose query</source>
        <translation>Query wählen</translation>
    </message>
    <message>
        <source>Q multiplier</source>
        <translation>Q-Faktor</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Kausale Maske</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Gleitendes Fenster</translation>
    </message>
    <message>
        <source>Draw mask</source>
        <translation>Maske zeichnen</translation>
    </message>
    <message>
        <source>Division by √d_k</source>
        <translation>Teilen durch √d_k</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>Zahl ändern</translation>
    </message>
    <message>
        <source>Change numbers</source>
        <translation>Zahlen ändern</translation>
    </message>
    <message>
        <source>Rename token</source>
        <translation>Token umbenennen</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Token hinzufügen</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>Token entfernen</translation>
    </message>
    <message>
        <source>Move token</source>
        <translation>Token verschieben</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Zahl der Tokens</translation>
    </message>
    <message>
        <source>Length of vectors</source>
        <translation>Länge der Vektoren</translation>
    </message>
    <message>
        <source>Q, K and V from X</source>
        <translation>Q, K und V aus X</translation>
    </message>
    <message>
        <source>Q, K and V directly</source>
        <translation>Q, K und V direkt</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Random vectors</source>
        <translation>Zufällige Vektoren</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>Als A festhalten</translation>
    </message>
    <message>
        <source>Unpin A</source>
        <translation>A loslassen</translation>
    </message>
    <message>
        <source>%1 does not exist: the tokens are 0 to %2</source>
        <translation>%1 gibt es nicht: Die Tokens sind 0 bis %2</translation>
    </message>
    <message>
        <source>this lesson gives Q, K and V directly and has no %1; change q, k or v</source>
        <translation>diese Lektion gibt Q, K und V direkt vor und hat kein %1; ändere q, k oder v</translation>
    </message>
    <message>
        <source>token[%1] is empty; write at least one character</source>
        <translation>token[%1] ist leer; schreibe mindestens ein Zeichen</translation>
    </message>
    <message>
        <source>token[%1] has %2 characters; at most %3 fit</source>
        <translation>token[%1] hat %2 Zeichen; höchstens %3 passen</translation>
    </message>
    <message>
        <source>%1: the numbers are too large to compute with, as scores or values could go beyond %2; choose smaller ones</source>
        <translation>%1: Die Zahlen sind zu groß zum Rechnen, Scores oder Values könnten %2 übersteigen; wähle kleinere</translation>
    </message>
    <message>
        <source>%1 must be on or off, not &quot;%2&quot;</source>
        <translation>%1 muss on oder off sein, nicht &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 muss %2 sein, nicht &quot;%3&quot;</translation>
    </message>
    <message>
        <source>%1 must be directly or projected, not &quot;%2&quot;</source>
        <translation>%1 muss directly oder projected sein, nicht &quot;%2&quot;</translation>
    </message>
    <message>
        <source>there is only one state A: write one &quot;a.&quot;</source>
        <translation>es gibt nur einen Zustand A: schreibe ein einziges &quot;a.&quot;</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;; known are %2 and cells such as %3 (also %4); with &quot;a.&quot; before it, of the pinned state A</source>
        <translation>unbekannte Einstellung &quot;%1&quot;; bekannt sind %2 und Zellen wie %3 (auch %4); mit &quot;a.&quot; davor vom festgehaltenen Zustand A</translation>
    </message>
    <message>
        <source>tokens must be a whole number from 1 to %1, not %2</source>
        <translation>tokens muss eine ganze Zahl von 1 bis %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>model-width: there is no X; choose Q, K and V from X first</source>
        <translation>model-width: Es gibt kein X; wähle zuerst Q, K und V aus X</translation>
    </message>
    <message>
        <source>a new token can stand at 0 to %1, not at %2</source>
        <translation>ein neues Token kann an 0 bis %1 stehen, nicht an %2</translation>
    </message>
    <message>
        <source>the last token cannot be removed; attention needs at least one</source>
        <translation>das letzte Token lässt sich nicht entfernen; Attention braucht mindestens eines</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, not %3</source>
        <translation>%1 muss eine ganze Zahl von 1 bis %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>the sentence has no words; write at least one</source>
        <translation>der Satz hat keine Wörter; schreibe mindestens eines</translation>
    </message>
    <message>
        <source>the sentence has %1 words and marks; at most %2 fit</source>
        <translation>der Satz hat %1 Wörter und Satzzeichen; höchstens %2 passen</translation>
    </message>
    <message>
        <source>the cache, %1 × %2 bytes × %3 × %4, would have more than %5 bytes (8 PiB), the most that is counted here; make one of them smaller</source>
        <translation>der Cache, %1 × %2 Bytes × %3 × %4, hätte mehr als %5 Bytes (8 PiB), mehr wird hier nicht gezählt; mach eine der Zahlen kleiner</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3%4, not %5</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3%4 sein, nicht %5</translation>
    </message>
    <message>
        <source>source must be one of %1%2, not &quot;%3&quot;</source>
        <translation>source muss eines von %1%2 sein, nicht &quot;%3&quot;</translation>
    </message>
    <message>
        <source>bytes must be 1, 2, 4 or 8 for each stored number, not %1</source>
        <translation>bytes muss 1, 2, 4 oder 8 je gespeicherter Zahl sein, nicht %1</translation>
    </message>
    <message>
        <source>Choose tokens</source>
        <translation>Tokens wählen</translation>
    </message>
    <message>
        <source>Go to step</source>
        <translation>Zu einem Schritt gehen</translation>
    </message>
    <message>
        <source>Choose lane</source>
        <translation>Spur wählen</translation>
    </message>
    <message>
        <source>What the cache keeps</source>
        <translation>Was der Cache behält</translation>
    </message>
    <message>
        <source>Last rows kept</source>
        <translation>Behaltene letzte Zeilen</translation>
    </message>
    <message>
        <source>First rows kept</source>
        <translation>Behaltene erste Zeilen</translation>
    </message>
    <message>
        <source>Bytes per number</source>
        <translation>Bytes je Zahl</translation>
    </message>
    <message>
        <source>Chart axis</source>
        <translation>Achse des Diagramms</translation>
    </message>
    <message>
        <source> (the number of tokens)</source>
        <translation> (der Zahl der Tokens)</translation>
    </message>
    <message>
        <source> (the new row is one of them)</source>
        <translation> (die neue Zeile zählt mit)</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;; known are %2</source>
        <translation>unbekannte Einstellung &quot;%1&quot;; bekannt sind %2</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Kopfdimension</translation>
    </message>
    <message>
        <source>K/V width</source>
        <translation>K/V-Breite</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Cache memory</source>
        <translation>Speicher des Caches</translation>
    </message>
    <message>
        <source>Reserved for each</source>
        <translation>Reserve für jede</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>Common prefix</source>
        <translation>Gleicher Anfang</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>Gruppengröße</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Speicher des Geräts</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Likeness of heads</source>
        <translation>Ähnlichkeit der Köpfe</translation>
    </message>
    <message>
        <source>Outlier</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>query-heads must be a multiple of the %1 KV heads, which it is not at %2; change kv-heads first</source>
        <translation>query-heads muss ein Vielfaches der %1 KV-Köpfe sein, und %2 ist keines; ändere zuerst kv-heads</translation>
    </message>
    <message>
        <source>%1 query heads cannot share %2 KV heads evenly; kv-heads must divide %1: %3</source>
        <translation>%1 Query-Köpfe können sich %2 KV-Köpfe nicht gleichmäßig teilen; kv-heads muss %1 teilen: %3</translation>
    </message>
    <message>
        <source>kv-width must be a multiple of the %1 KV heads, which it is not at %2</source>
        <translation>kv-width muss ein Vielfaches der %1 KV-Köpfe sein, und %2 ist keines</translation>
    </message>
    <message>
        <source>at most %1 sequences can come and end; clear the memory first</source>
        <translation>höchstens %1 Sequenzen können kommen und enden; leere zuerst den Speicher</translation>
    </message>
    <message>
        <source>reserve, %1 tokens, does not fit into pool, %2; make reserve smaller or pool larger</source>
        <translation>reserve, %1 Tokens, passt nicht in pool, %2; mach reserve kleiner oder pool größer</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not %4</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein, nicht %4</translation>
    </message>
    <message>
        <source>%1 must be one of the numbers of bits offered, not %2</source>
        <translation>%1 muss eine der angebotenen Bitzahlen sein, nicht %2</translation>
    </message>
    <message>
        <source>sequence %1 never came</source>
        <translation>Sequenz %1 kam nie</translation>
    </message>
    <message>
        <source>Choose model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>Bits of a weight</source>
        <translation>Bits eines Gewichts</translation>
    </message>
    <message>
        <source>Bits of a number</source>
        <translation>Bits einer Zahl</translation>
    </message>
    <message>
        <source>Axis of the charts</source>
        <translation>Achse der Diagramme</translation>
    </message>
    <message>
        <source>Share the prefix</source>
        <translation>Gleichen Anfang teilen</translation>
    </message>
    <message>
        <source>Add sequence</source>
        <translation>Sequenz hinzufügen</translation>
    </message>
    <message>
        <source>End sequence</source>
        <translation>Sequenz beenden</translation>
    </message>
    <message>
        <source>Length of a sequence</source>
        <translation>Länge einer Sequenz</translation>
    </message>
    <message>
        <source>Change sequences</source>
        <translation>Sequenzen ändern</translation>
    </message>
    <message>
        <source>%1 must be 8, 4 or 2, not %2</source>
        <translation>%1 muss 8, 4 oder 2 sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be 4, 2, 1, 0.5 or 0.25 (fp32, fp16 or bf16, fp8 or int8, int4, int2), not %2</source>
        <translation>%1 muss 4, 2, 1, 0.5 oder 0.25 sein (fp32, fp16 oder bf16, fp8 oder int8, int4, int2), nicht %2</translation>
    </message>
    <message>
        <source> tokens, as many as are reserved for each</source>
        <translation> Tokens, so vielen, wie für jede reserviert sind,</translation>
    </message>
    <message>
        <source>no sequence has come yet; add one with add-sequence</source>
        <translation>noch ist keine Sequenz gekommen; füge mit add-sequence eine hinzu</translation>
    </message>
    <message>
        <source>%1 does not exist: %2</source>
        <translation>%1 gibt es nicht: %2</translation>
    </message>
    <message>
        <source>the sequences that came are 1 to %1</source>
        <translation>gekommen sind die Sequenzen 1 bis %1</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3</source>
        <translation>%1 kann nicht %2 sein: %3</translation>
    </message>
    <message>
        <source> (the sequences that came)</source>
        <translation> (den gekommenen Sequenzen)</translation>
    </message>
    <message>
        <source>events must be lengths that come and numbers that end, such as &quot;+100 +40 -1&quot;, not &quot;%1&quot;</source>
        <translation>events müssen Längen sein, die kommen, und Nummern, die enden, wie &quot;+100 +40 -1&quot;, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;; known are %2 and %3</source>
        <translation>unbekannte Einstellung &quot;%1&quot;; bekannt sind %2 und %3</translation>
    </message>
    <message>
        <source>a sequence must have 1 to %1 tokens, as many as are reserved for each, not %2</source>
        <translation>eine Sequenz muss 1 bis %1 Tokens haben, so viele, wie für jede reserviert sind, nicht %2</translation>
    </message>
    <message>
        <source>sequence %1 is not there to end</source>
        <translation>Sequenz %1 ist nicht da und kann nicht enden</translation>
    </message>
    <message>
        <source>preset &quot;%1&quot; is unknown; known are %2</source>
        <translation>preset &quot;%1&quot; ist unbekannt; bekannt sind %2</translation>
    </message>
    <message>
        <source>%1 must be 0 or at least 1e-300, not %2</source>
        <translation>%1 muss 0 oder mindestens 1e-300 sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be a probability from 0 to 1, not %2</source>
        <translation>%1 muss eine Wahrscheinlichkeit von 0 bis 1 sein, nicht %2</translation>
    </message>
    <message>
        <source>the sentence has no tokens; write at least one word</source>
        <translation>der Satz hat keine Tokens; schreibe mindestens ein Wort</translation>
    </message>
    <message>
        <source>the sentence has %1 tokens; at most %2 fit</source>
        <translation>der Satz hat %1 Tokens; höchstens %2 passen</translation>
    </message>
    <message>
        <source>the sentence is longer than %1 bytes; write a shorter one</source>
        <translation>der Satz ist länger als %1 Bytes; schreibe einen kürzeren</translation>
    </message>
    <message>
        <source>nothing is kept as %1 yet; keep the sentence as %1 first</source>
        <translation>als %1 ist noch nichts behalten; behalte zuerst den Satz als %1</translation>
    </message>
    <message>
        <source>Change probability</source>
        <translation>Wahrscheinlichkeit ändern</translation>
    </message>
    <message>
        <source>Change all probabilities</source>
        <translation>Alle Wahrscheinlichkeiten ändern</translation>
    </message>
    <message>
        <source>Change sentence</source>
        <translation>Satz ändern</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>Vorgabe wählen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Keep for comparison</source>
        <translation>Zum Vergleich behalten</translation>
    </message>
    <message>
        <source>Show what was kept</source>
        <translation>Behaltenes zeigen</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Tokens</translation>
    </message>
    <message>
        <source> tokens, no more than the window</source>
        <translation> Tokens, nicht mehr als das Fenster,</translation>
    </message>
    <message>
        <source>%1 must be a probability from 0 to 1, such as 0.25, not %2</source>
        <translation>%1 muss eine Wahrscheinlichkeit von 0 bis 1 sein, wie 0.25, nicht %2</translation>
    </message>
    <message>
        <source>decimals must be a whole number from 0 to 6, not %1</source>
        <translation>decimals muss eine ganze Zahl von 0 bis 6 sein, nicht %1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Nachkommastellen</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Guide: the step again</source>
        <translation>Anleitung: der Schritt noch einmal</translation>
    </message>
    <message>
        <source>, written with a point</source>
        <translation>, mit Punkt geschrieben,</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is too close to 0 to be held; write 0 or a larger number</source>
        <translation>%1 kann nicht %2 sein: Das liegt zu nah an 0, um gehalten zu werden; schreibe 0 oder eine größere Zahl</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3%4, not %5</source>
        <translation>%1 muss eine Zahl von %2 bis %3%4 sein, nicht %5</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is too large to be held; choose a number below 1e308</source>
        <translation>%1 kann nicht %2 sein: Das ist zu groß, um gehalten zu werden; wähle eine Zahl unter 1e308</translation>
    </message>
    <message>
        <source>%1 must be a number such as 2.5, not %2</source>
        <translation>%1 muss eine Zahl wie 2.5 sein, nicht %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>%1: is not a file that can be read</source>
        <translation>%1: ist keine Datei, die sich lesen lässt</translation>
    </message>
    <message>
        <source>%1: has %2 bytes; at most %3 can be read</source>
        <translation>%1: hat %2 Bytes; höchstens %3 lassen sich lesen</translation>
    </message>
    <message>
        <source>%1: is empty</source>
        <translation>%1: ist leer</translation>
    </message>
    <message>
        <source>%1: &quot;views&quot; names &quot;%2&quot;; known are %3</source>
        <translation>%1: &quot;views&quot; nennt &quot;%2&quot;; bekannt sind %3</translation>
    </message>
    <message>
        <source>, or none</source>
        <translation>, oder none</translation>
    </message>
    <message>
        <source>is missing or empty; expected a list of rows of numbers</source>
        <translation>fehlt oder ist leer; erwartet wird eine Liste von Zahlenzeilen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; row %2 has %3 numbers, row 0 has %4</source>
        <translation>&quot;%1&quot;, Zeile %2, hat %3 Zahlen, Zeile 0 hat %4</translation>
    </message>
    <message>
        <source>is %1, expected %2</source>
        <translation>ist %1, erwartet wird %2</translation>
    </message>
    <message>
        <source>the lesson&apos;s &quot;%1&quot; is %2 and stays where none is given, but with these it must be %3; give &quot;%1&quot; too</source>
        <translation>&quot;%1&quot; der Lektion ist %2 und bleibt, wo keines angegeben ist, müsste hiermit aber %3 sein; gib auch &quot;%1&quot; an</translation>
    </message>
    <message>
        <source>is missing or empty; expected a list of words</source>
        <translation>fehlt oder ist leer; erwartet wird eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>has %1 words; at most %2 fit</source>
        <translation>hat %1 Wörter; höchstens %2 passen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; row %2 is not a list of true and false</source>
        <translation>&quot;%1&quot;, Zeile %2, ist keine Liste aus true und false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; row %2 has %3 entries; expected %4, one for each token</source>
        <translation>&quot;%1&quot;, Zeile %2, hat %3 Einträge; erwartet werden %4, einer je Token</translation>
    </message>
    <message>
        <source>has %1 rows; expected %2, one for each token</source>
        <translation>hat %1 Zeilen; erwartet werden %2, eine je Token</translation>
    </message>
    <message>
        <source>is not a list of rows of true and false</source>
        <translation>ist keine Liste von Zeilen aus true und false</translation>
    </message>
    <message>
        <source>&quot;mask&quot; has &quot;%1&quot;; expected {&quot;window&quot;: keys}</source>
        <translation>&quot;mask&quot; hat &quot;%1&quot;; erwartet wird {&quot;window&quot;: Keys}</translation>
    </message>
    <message>
        <source>&quot;mask&quot; must be {&quot;window&quot;: a whole number from 1 to %1}, not %2</source>
        <translation>&quot;mask&quot; muss {&quot;window&quot;: eine ganze Zahl von 1 bis %1} sein, nicht %2</translation>
    </message>
    <message>
        <source>is %1, expected &quot;causal&quot;, &quot;none&quot;, {&quot;window&quot;: keys} or rows of true and false</source>
        <translation>ist %1, erwartet wird &quot;causal&quot;, &quot;none&quot;, {&quot;window&quot;: Keys} oder Zeilen aus true und false</translation>
    </message>
    <message>
        <source>&quot;pinned&quot; holds a &quot;pinned&quot; state itself; leave that one out</source>
        <translation>&quot;pinned&quot; enthält selbst einen Zustand &quot;pinned&quot;; lass diesen weg</translation>
    </message>
    <message>
        <source>&quot;pinned&quot;: %1</source>
        <translation>&quot;pinned&quot;: %1</translation>
    </message>
    <message>
        <source>must be a number from -10 to 10, not %1</source>
        <translation>muss eine Zahl von -10 bis 10 sein, nicht %1</translation>
    </message>
    <message>
        <source>expected a finite number</source>
        <translation>erwartet wird eine endliche Zahl</translation>
    </message>
    <message>
        <source>too close to 0 to be held, expected 0 or a larger number</source>
        <translation>zu nah an 0, um gehalten zu werden; erwartet wird 0 oder eine größere Zahl</translation>
    </message>
    <message>
        <source>too large to be held, expected a number below 1e308</source>
        <translation>zu groß, um gehalten zu werden; erwartet wird eine Zahl unter 1e308</translation>
    </message>
    <message>
        <source>expected a number with a decimal comma, such as 0,5</source>
        <translation>erwartet wird eine Zahl mit Dezimalkomma, wie 0,5</translation>
    </message>
    <message>
        <source>expected a number with a decimal point, such as 0.5</source>
        <translation>erwartet wird eine Zahl mit Dezimalpunkt, wie 0.5</translation>
    </message>
    <message>
        <source>expected a number without signs between its thousands, such as 1000</source>
        <translation>erwartet wird eine Zahl ohne Zeichen zwischen den Tausendern, wie 1000</translation>
    </message>
    <message>
        <source>expected one number in a cell, with a tab, semicolon or comma before the next</source>
        <translation>erwartet wird eine Zahl je Zelle, mit Tabulator, Semikolon oder Komma vor der nächsten</translation>
    </message>
    <message>
        <source>expected a number such as 0,5</source>
        <translation>erwartet wird eine Zahl wie 0,5</translation>
    </message>
    <message>
        <source>expected a number such as 0.5</source>
        <translation>erwartet wird eine Zahl wie 0.5</translation>
    </message>
    <message>
        <source>the cell is empty, %1</source>
        <translation>die Zelle ist leer, %1</translation>
    </message>
    <message>
        <source>found %1, %2</source>
        <translation>gefunden: %1, %2</translation>
    </message>
    <message>
        <source>expected an object {…}</source>
        <translation>erwartet wird ein Objekt {…}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is unknown; known are %2</source>
        <translation>&quot;%1&quot; ist unbekannt; bekannt sind %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, too large a number</source>
        <translation>&quot;%1&quot; ist %2, eine zu große Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; ist nicht %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing; expected %2</source>
        <translation>&quot;%1&quot; fehlt; erwartet wird %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2, not %3</source>
        <translation>&quot;%1&quot; muss %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>a list of rows of numbers</source>
        <translation>eine Liste von Zahlenzeilen</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice; leave one out</source>
        <translation>&quot;%1&quot; steht zweimal da; lass eines weg</translation>
    </message>
    <message>
        <source>%1a number is larger than 1.8e308; choose a smaller one</source>
        <translation>%1eine Zahl ist größer als 1.8e308; wähle eine kleinere</translation>
    </message>
    <message>
        <source>%1%2 is no number; write a finite one</source>
        <translation>%1%2 ist keine Zahl; schreibe eine endliche</translation>
    </message>
    <message>
        <source>%1the JSON breaks off here; look for a missing comma, quote or bracket, or a sign that is not UTF-8</source>
        <translation>%1hier bricht das JSON ab; suche ein fehlendes Komma, Anführungszeichen oder eine fehlende Klammer oder ein Zeichen, das nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>%1lists and objects stand more than %2 deep in one another; no file needs more than a few</source>
        <translation>%1Listen und Objekte stecken mehr als %2 tief ineinander; keine Datei braucht mehr als ein paar</translation>
    </message>
    <message>
        <source>a source is named &quot;%1&quot;, expected another name</source>
        <translation>eine Quelle heißt &quot;%1&quot;, erwartet wird ein anderer Name</translation>
    </message>
    <message>
        <source>source &quot;%1&quot;: %2</source>
        <translation>Quelle &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a word nor a whole number</source>
        <translation>&quot;%1&quot; ist weder ein Wort noch eine ganze Zahl</translation>
    </message>
    <message>
        <source>&quot;sources&quot; is missing or empty; expected a list of tokens</source>
        <translation>&quot;sources&quot; fehlt oder ist leer; erwartet wird eine Liste von Tokens</translation>
    </message>
    <message>
        <source>an entry of &quot;sources&quot; is not an object {…}</source>
        <translation>ein Eintrag von &quot;sources&quot; ist kein Objekt {…}</translation>
    </message>
    <message>
        <source>&quot;set&quot; is not an object {…}</source>
        <translation>&quot;set&quot; ist kein Objekt {…}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number, text, true or false</source>
        <translation>&quot;%1&quot; ist weder Zahl noch Text, weder true noch false</translation>
    </message>
    <message>
        <source>&quot;id&quot; is &quot;%1&quot;; expected a short word of letters, digits, - and _</source>
        <translation>&quot;id&quot; ist &quot;%1&quot;; erwartet wird ein kurzes Wort aus Buchstaben, Ziffern, - und _</translation>
    </message>
    <message>
        <source>&quot;title&quot; is &quot;%1&quot;; expected one line of text</source>
        <translation>&quot;title&quot; ist &quot;%1&quot;; erwartet wird eine Zeile Text</translation>
    </message>
    <message>
        <source>&quot;views&quot; names &quot;%1&quot; twice</source>
        <translation>&quot;views&quot; nennt &quot;%1&quot; zweimal</translation>
    </message>
    <message>
        <source>&quot;pages&quot; is not a list</source>
        <translation>&quot;pages&quot; ist keine Liste</translation>
    </message>
    <message>
        <source>&quot;stage&quot; is &quot;%1&quot;; expected score, scale, mask, softmax or mix</source>
        <translation>&quot;stage&quot; ist &quot;%1&quot;; erwartet wird score, scale, mask, softmax oder mix</translation>
    </message>
    <message>
        <source>&quot;page&quot; is there, but the lesson has no &quot;pages&quot;; leave it out</source>
        <translation>&quot;page&quot; ist da, aber die Lektion hat keine &quot;pages&quot;; lass es weg</translation>
    </message>
    <message>
        <source>an earlier step is called &quot;%1&quot; too</source>
        <translation>auch ein früherer Schritt heißt &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;points&quot; is &quot;%1&quot;, which is not among the lesson&apos;s &quot;views&quot;</source>
        <translation>&quot;points&quot; ist &quot;%1&quot;, und das ist nicht unter den &quot;views&quot; der Lektion</translation>
    </message>
    <message>
        <source>&quot;steps&quot; is missing, empty or not a list; a lesson has at least one step</source>
        <translation>&quot;steps&quot; fehlt, ist leer oder keine Liste; eine Lektion hat mindestens einen Schritt</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>step %1: %2 has no section &quot;## %3&quot;</source>
        <translation>Schritt %1: %2 hat keinen Abschnitt &quot;## %3&quot;</translation>
    </message>
    <message>
        <source>%1 begins with no title &quot;# …&quot;</source>
        <translation>%1 beginnt nicht mit einem Titel &quot;# …&quot;</translation>
    </message>
    <message>
        <source>%1 has %2 lines &quot;- …&quot;, expected %3, a title for each page</source>
        <translation>%1 hat %2 Zeilen &quot;- …&quot;, erwartet werden %3, ein Titel je Seite</translation>
    </message>
    <message>
        <source>step %1: the section &quot;## %2&quot; of %3 has no title after a colon</source>
        <translation>Schritt %1: Der Abschnitt &quot;## %2&quot; von %3 hat keinen Titel nach einem Doppelpunkt</translation>
    </message>
    <message>
        <source>&quot;views&quot; is empty; a lesson shows at least one view</source>
        <translation>&quot;views&quot; ist leer; eine Lektion zeigt mindestens eine Ansicht</translation>
    </message>
    <message>
        <source>&quot;start&quot; is missing</source>
        <translation>&quot;start&quot; fehlt</translation>
    </message>
    <message>
        <source>&quot;key&quot; is %1, but this lesson has nothing to choose: leave it out</source>
        <translation>&quot;key&quot; ist %1, aber in dieser Lektion gibt es nichts zu wählen: lass es weg</translation>
    </message>
    <message>
        <source>&quot;key&quot; is %1, expected 0 to %2</source>
        <translation>&quot;key&quot; ist %1, erwartet wird 0 bis %2</translation>
    </message>
    <message>
        <source>%1: step &quot;%2&quot;: %3</source>
        <translation>%1: Schritt &quot;%2&quot;: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, expected at least 1</source>
        <translation>&quot;%1&quot; ist %2, erwartet wird mindestens 1</translation>
    </message>
    <message>
        <source>&quot;kvHeads&quot; does not divide &quot;queryHeads&quot;</source>
        <translation>&quot;kvHeads&quot; teilt &quot;queryHeads&quot; nicht</translation>
    </message>
    <message>
        <source>the models are no JSON list […] of at least one</source>
        <translation>die Modelle sind keine JSON-Liste […] von mindestens einem</translation>
    </message>
    <message>
        <source>&quot;id&quot; comes twice</source>
        <translation>&quot;id&quot; kommt zweimal vor</translation>
    </message>
    <message>
        <source>model %1: %2</source>
        <translation>Modell %1: %2</translation>
    </message>
    <message>
        <source>&quot;p&quot; has %1 numbers, the sentence has %2 tokens</source>
        <translation>&quot;p&quot; hat %1 Zahlen, der Satz hat %2 Tokens</translation>
    </message>
    <message>
        <source>placeholder {%1} names no result of this lesson</source>
        <translation>der Platzhalter {%1} nennt kein Ergebnis dieser Lektion</translation>
    </message>
    <message>
        <source>a &quot;{&quot; in the text has no &quot;}&quot;</source>
        <translation>ein &quot;{&quot; im Text hat kein &quot;}&quot;</translation>
    </message>
    <message>
        <source>there is no lesson &quot;%1&quot;; known are %2</source>
        <translation>es gibt keine Lektion &quot;%1&quot;; bekannt sind %2</translation>
    </message>
    <message>
        <source>&quot;lessons&quot; is not an object {…} of lessons</source>
        <translation>&quot;lessons&quot; ist kein Objekt {…} von Lektionen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the open lesson; write its fields outside of &quot;lessons&quot;</source>
        <translation>&quot;%1&quot; ist die offene Lektion; schreibe ihre Felder außerhalb von &quot;lessons&quot;</translation>
    </message>
    <message>
        <source>in &quot;%1&quot;: %2</source>
        <translation>in &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;; expected %3</source>
        <translation>&quot;%1&quot; ist &quot;%2&quot;; erwartet wird %3</translation>
    </message>
    <message>
        <source>&quot;plane&quot; must be two whole numbers from 0 to 63, such as [0, 1]</source>
        <translation>&quot;plane&quot; müssen zwei ganze Zahlen von 0 bis 63 sein, wie [0, 1]</translation>
    </message>
    <message>
        <source>&quot;key&quot; is there, but this lesson has nothing to choose; leave it out</source>
        <translation>&quot;key&quot; ist da, aber in dieser Lektion gibt es nichts zu wählen; lass es weg</translation>
    </message>
    <message>
        <source>&quot;format&quot; is &quot;%1&quot;; this program reads &quot;%2&quot;</source>
        <translation>&quot;format&quot; ist &quot;%1&quot;; dieses Programm liest &quot;%2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in &quot;set&quot; is not a number, a text, true or false</source>
        <translation>&quot;%1&quot; in &quot;set&quot; ist weder Zahl noch Text, weder true noch false</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Zelle</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>, expected %1 as in line %2</source>
        <translation>, erwartet werden %1 wie in Zeile %2</translation>
    </message>
    <message>
        <source>%1the line is empty%2</source>
        <translation>%1die Zeile ist leer%2</translation>
    </message>
    <message>
        <source>%1the line ends after %2%3</source>
        <translation>%1die Zeile endet nach %2%3</translation>
    </message>
    <message>
        <source>%1found %2 in another cell%3</source>
        <translation>%1gefunden: %2 in einer weiteren Zelle%3</translation>
    </message>
    <message>
        <source>%1the cell is empty, expected a label</source>
        <translation>%1die Zelle ist leer, erwartet wird eine Beschriftung</translation>
    </message>
    <message>
        <source>%1the text is empty, expected rows of numbers</source>
        <translation>%1der Text ist leer, erwartet werden Zahlenzeilen</translation>
    </message>
    <message>
        <source>%1found more than %2 rows, expected at most so many</source>
        <translation>%1gefunden: mehr als %2 Zeilen, erwartet werden höchstens so viele</translation>
    </message>
    <message>
        <source>%1found more than %2 columns, expected at most so many</source>
        <translation>%1gefunden: mehr als %2 Spalten, erwartet werden höchstens so viele</translation>
    </message>
    <message>
        <source>found more than %1 columns, expected at most so many</source>
        <translation>gefunden: mehr als %1 Spalten, erwartet werden höchstens so viele</translation>
    </message>
    <message>
        <source>%1the quote that begins here is never closed, expected another &quot;</source>
        <translation>%1das Anführungszeichen, das hier beginnt, wird nie geschlossen, erwartet wird ein weiteres &quot;</translation>
    </message>
    <message>
        <source>%1found %2 after the closing quote, expected the end of the cell</source>
        <translation>%1gefunden: %2 nach dem schließenden Anführungszeichen, erwartet wird das Ende der Zelle</translation>
    </message>
    <message>
        <source>found bytes that are not UTF-8, expected the table saved as UTF-8 text</source>
        <translation>gefunden: Bytes, die nicht UTF-8 sind, erwartet wird die Tabelle als UTF-8-Text gespeichert</translation>
    </message>
    <message>
        <source>line %1, column %2: </source>
        <translation>Zeile %1, Spalte %2: </translation>
    </message>
    <message>
        <source>&quot;topic&quot; is &quot;%1&quot;; known are:%2</source>
        <translation>&quot;topic&quot; ist &quot;%1&quot;; bekannt sind:%2</translation>
    </message>
    <message>
        <source>this lesson can take nothing from &quot;%1&quot;</source>
        <translation>diese Lektion kann nichts aus &quot;%1&quot; übernehmen</translation>
    </message>
    <message>
        <source>Start from another lesson</source>
        <translation>Von einer anderen Lektion ausgehen</translation>
    </message>
    <message>
        <source> under this mask: </source>
        <translation> unter dieser Maske: </translation>
    </message>
    <message>
        <source>visible, so it stays </source>
        <translation>sichtbar, es bleibt </translation>
    </message>
    <message>
        <source>hidden, so it becomes </source>
        <translation>verdeckt, es wird </translation>
    </message>
    <message>
        <source>Table from a file</source>
        <translation>Tabelle aus einer Datei</translation>
    </message>
    <message>
        <source>only finished weights are known here, so nothing before them can change; start from a sentence, random numbers or another lesson</source>
        <translation>hier sind nur fertige Gewichte bekannt, also kann sich davor nichts ändern; beginne mit einem Satz, Zufallszahlen oder einer anderen Lektion</translation>
    </message>
    <message>
        <source>are finished, so &quot;%1&quot; is too much; leave one of them out</source>
        <translation>sind fertig, also ist &quot;%1&quot; zu viel; lass eines davon weg</translation>
    </message>
    <message>
        <source>the weights are %1 (rows × columns); there must be as many keys as queries</source>
        <translation>die Gewichte sind %1 (Zeilen × Spalten); es müssen so viele Keys wie Queries sein</translation>
    </message>
    <message>
        <source>a block of %1 (rows × columns) does not fit from %2 on: %3 is %4; begin elsewhere or make it larger</source>
        <translation>ein Block von %1 (Zeilen × Spalten) passt ab %2 nicht hinein: %3 ist %4; fang woanders an oder mach sie größer</translation>
    </message>
    <message>
        <source>&quot;format&quot; is missing; write &quot;%1&quot;</source>
        <translation>„format“ fehlt; schreib „%1“</translation>
    </message>
    <message>
        <source>%1: there is no &quot;vocabulary&quot; in its metadata, expected a list of words</source>
        <translation>%1: In den Metadaten fehlt „vocabulary“, erwartet war eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>there is no head %1; layers go from 0 to %2 and heads from 0 to %3</source>
        <translation>es gibt keinen Kopf %1; Schichten gehen von 0 bis %2 und Köpfe von 0 bis %3</translation>
    </message>
    <message>
        <source>the text has no words; write at least one</source>
        <translation>der Text hat keine Wörter; schreib mindestens eines</translation>
    </message>
    <message>
        <source>the text has %1 tokens; at most %2 fit</source>
        <translation>der Text hat %1 Token; höchstens %2 passen hinein</translation>
    </message>
    <message>
        <source>this model&apos;s tokens are pieces of words; change its text instead</source>
        <translation>die Token dieses Modells sind Wortstücke; ändere stattdessen den Text</translation>
    </message>
    <message>
        <source>there is no token %1; positions go from 0 to %2</source>
        <translation>es gibt kein Token %1; Positionen gehen von 0 bis %2</translation>
    </message>
    <message>
        <source>query must be a position from 0 to %1, not %2</source>
        <translation>query muss eine Position von 0 bis %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>Open a head</source>
        <translation>Einen Kopf öffnen</translation>
    </message>
    <message>
        <source>Switch a head</source>
        <translation>Einen Kopf schalten</translation>
    </message>
    <message>
        <source>Heads off</source>
        <translation>Köpfe aus</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>How to write on</source>
        <translation>Wie weitergeschrieben wird</translation>
    </message>
    <message>
        <source>a trained model&apos;s numbers follow from its text; change the text, or start “Your own numbers” from this head</source>
        <translation>die Zahlen eines trainierten Modells folgen aus seinem Text; ändere den Text, oder beginne „Eigene Zahlen“ mit diesem Kopf</translation>
    </message>
    <message>
        <source>the model&apos;s text has %1 tokens; at most %2 fit</source>
        <translation>der Text des Modells hat %1 Token; höchstens %2 passen hinein</translation>
    </message>
    <message>
        <source>%1 must be heads as layer.head, such as 1.3,2.0, or none, not %2</source>
        <translation>%1 muss Köpfe als Schicht.Kopf nennen, etwa 1.3,2.0, oder none, nicht %2</translation>
    </message>
    <message>
        <source>%1 is %2, expected 1 to %3</source>
        <translation>%1 ist %2, erwartet 1 bis %3</translation>
    </message>
    <message>
        <source>%1 is %2, expected a multiple of %3, which is %4</source>
        <translation>%1 ist %2, erwartet ein Vielfaches von %3, das %4 ist</translation>
    </message>
    <message>
        <source>these shapes need more than %1 weights, expected fewer</source>
        <translation>diese Formen brauchen mehr als %1 Gewichte, erwartet weniger</translation>
    </message>
    <message>
        <source>a head&apos;s width is %1, expected an even one for its rotations</source>
        <translation>ein Kopf ist %1 breit, erwartet eine gerade Zahl für seine Drehungen</translation>
    </message>
    <message>
        <source>the rotations&apos; base is %1, expected a number above 0</source>
        <translation>die Basis der Drehungen ist %1, erwartet eine Zahl über 0</translation>
    </message>
    <message>
        <source>the norm&apos;s epsilon is %1, expected 0 or more</source>
        <translation>das Epsilon der Norm ist %1, erwartet 0 oder mehr</translation>
    </message>
    <message>
        <source>%1: cannot be opened, expected a file that can be read</source>
        <translation>%1: lässt sich nicht öffnen, erwartet eine lesbare Datei</translation>
    </message>
    <message>
        <source>%1: cannot be read to its end, expected a file that can be read</source>
        <translation>%1: lässt sich nicht bis zum Ende lesen, erwartet eine lesbare Datei</translation>
    </message>
    <message>
        <source>%1: byte %2: %3 is %4, expected 1 to %5</source>
        <translation>%1: Byte %2: %3 ist %4, erwartet 1 bis %5</translation>
    </message>
    <message>
        <source>%1: byte 0: the file has %2 bytes, expected a header of %3</source>
        <translation>%1: Byte 0: Die Datei hat %2 Bytes, erwartet einen Kopf von %3</translation>
    </message>
    <message>
        <source>%1: byte 0: %2</source>
        <translation>%1: Byte 0: %2</translation>
    </message>
    <message>
        <source>%1: byte %2: the file has %3 bytes, expected %4 for the shapes in its header</source>
        <translation>%1: Byte %2: Die Datei hat %3 Bytes, erwartet %4 für die Formen in ihrem Kopf</translation>
    </message>
    <message>
        <source>&quot;rope_pairing&quot; is &quot;%1&quot;, expected &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>„rope_pairing“ ist „%1“, erwartet „%2“ oder „%3“</translation>
    </message>
    <message>
        <source>&quot;rope_scaling&quot; is set, expected a model without it</source>
        <translation>„rope_scaling“ ist gesetzt, erwartet ein Modell ohne</translation>
    </message>
    <message>
        <source>&quot;hidden_act&quot; is &quot;%1&quot;, expected &quot;%2&quot;</source>
        <translation>„hidden_act“ ist „%1“, erwartet „%2“</translation>
    </message>
    <message>
        <source>%1: byte 8: the metadata has no &quot;config&quot;, expected one there or in a file config.json beside it</source>
        <translation>%1: Byte 8: In den Metadaten fehlt „config“, erwartet dort oder in einer Datei config.json daneben</translation>
    </message>
    <message>
        <source>%1: byte 8: in the metadata&apos;s &quot;config&quot;, %2</source>
        <translation>%1: Byte 8: In „config“ der Metadaten: %2</translation>
    </message>
    <message>
        <source>%1: in the file config.json beside it, %2</source>
        <translation>%1: In der Datei config.json daneben: %2</translation>
    </message>
    <message>
        <source>%1: byte 8: the tensors hold %2 numbers, expected at least the %3 of its configuration</source>
        <translation>%1: Byte 8: Die Tensoren haben %2 Zahlen, erwartet mindestens die %3 der Konfiguration</translation>
    </message>
    <message>
        <source>%1: byte %2: &quot;%3&quot; is no tensor of a model like this, expected those of Hugging Face&apos;s Llama or Qwen2</source>
        <translation>%1: Byte %2: „%3“ ist kein Tensor eines solchen Modells, erwartet die von Hugging Faces Llama oder Qwen2</translation>
    </message>
    <message>
        <source>it has other than %1 words</source>
        <translation>es sind nicht %1 Wörter</translation>
    </message>
    <message>
        <source>%1: byte 8: in the metadata&apos;s &quot;vocabulary&quot;, %2</source>
        <translation>%1: Byte 8: In „vocabulary“ der Metadaten: %2</translation>
    </message>
    <message>
        <source>%1: byte 8: in the metadata&apos;s &quot;vocabulary&quot;, a word is empty or there twice</source>
        <translation>%1: Byte 8: In „vocabulary“ der Metadaten ist ein Wort leer oder steht doppelt</translation>
    </message>
    <message>
        <source>%1: byte 8: &quot;%2&quot; is missing, expected it with the shape %3</source>
        <translation>%1: Byte 8: „%2“ fehlt, erwartet mit der Form %3</translation>
    </message>
    <message>
        <source>%1: byte %2: &quot;%3&quot; has the shape %4, expected %5</source>
        <translation>%1: Byte %2: „%3“ hat die Form %4, erwartet %5</translation>
    </message>
    <message>
        <source>the vocabulary is %1 words, expected the task&apos;s %2</source>
        <translation>das Vokabular hat %1 Wörter, erwartet die %2 der Aufgabe</translation>
    </message>
    <message>
        <source>steps, stories and questions are %1, %2 and %3, expected 1 or more</source>
        <translation>Schritte, Geschichten und Fragen sind %1, %2 und %3, erwartet 1 oder mehr</translation>
    </message>
    <message>
        <source>no words are given for the first step</source>
        <translation>für den ersten Schritt sind keine Wörter angegeben</translation>
    </message>
    <message>
        <source>%1 words of a kind from step %2, expected 4 to %3</source>
        <translation>%1 Wörter jeder Art ab Schritt %2, erwartet 4 bis %3</translation>
    </message>
    <message>
        <source>the learning rate is %1, expected one above 0 and at most 1</source>
        <translation>die Lernrate ist %1, erwartet eine über 0 und höchstens 1</translation>
    </message>
    <message>
        <source>the context is %1, expected at least %2 for a story with its questions</source>
        <translation>der Kontext ist %1, erwartet mindestens %2 für eine Geschichte mit ihren Fragen</translation>
    </message>
    <message>
        <source>the length of the longest piece</source>
        <translation>die Länge des längsten Stücks</translation>
    </message>
    <message>
        <source>%1: byte 0: the longest piece has %2 bytes, expected 1 or more</source>
        <translation>%1: Byte 0: Das längste Stück hat %2 Bytes, erwartet 1 oder mehr</translation>
    </message>
    <message>
        <source>score and length of piece %1</source>
        <translation>Bewertung und Länge von Stück %1</translation>
    </message>
    <message>
        <source>%1: byte %2: the score of piece %3 is no number, expected one</source>
        <translation>%1: Byte %2: Die Bewertung von Stück %3 ist keine Zahl, erwartet eine</translation>
    </message>
    <message>
        <source>%1: byte %2: piece %3 has %4 bytes, expected 0 to %5</source>
        <translation>%1: Byte %2: Stück %3 hat %4 Bytes, erwartet 0 bis %5</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>Stück %1</translation>
    </message>
    <message>
        <source>%1: byte %2: found %3 more bytes, expected the end after %4 pieces</source>
        <translation>%1: Byte %2: Noch %3 Bytes gefunden, erwartet das Ende nach %4 Stücken</translation>
    </message>
    <message>
        <source>%1: byte %2: the file ends, expected %3</source>
        <translation>%1: Byte %2: Die Datei endet, erwartet %3</translation>
    </message>
    <message>
        <source>%1: byte %2: piece %3 does not stand for byte %4, expected the 256 bytes from piece 3 on</source>
        <translation>%1: Byte %2: Stück %3 steht nicht für Byte %4, erwartet die 256 Bytes ab Stück 3</translation>
    </message>
    <message>
        <source>%1: byte %2: %3</source>
        <translation>%1: Byte %2: %3</translation>
    </message>
    <message>
        <source>the file has %1 bytes, expected 8 for the length of its header</source>
        <translation>die Datei hat %1 Bytes, erwartet 8 für die Länge ihres Kopfs</translation>
    </message>
    <message>
        <source>the header has %1 bytes, expected at most 100,000,000</source>
        <translation>der Kopf hat %1 Bytes, erwartet höchstens 100,000,000</translation>
    </message>
    <message>
        <source>the header has %1 bytes, but only %2 follow</source>
        <translation>der Kopf hat %1 Bytes, aber es folgen nur %2</translation>
    </message>
    <message>
        <source>the header does not begin with &quot;{&quot;, expected a JSON object</source>
        <translation>der Kopf beginnt nicht mit „{“, erwartet ein JSON-Objekt</translation>
    </message>
    <message>
        <source>in the header, %1</source>
        <translation>im Kopf: %1</translation>
    </message>
    <message>
        <source>&quot;__metadata__&quot; is no object, expected texts by name</source>
        <translation>„__metadata__“ ist kein Objekt, erwartet Texte mit Namen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in &quot;__metadata__&quot; is %2, expected a text</source>
        <translation>„%1“ in „__metadata__“ ist %2, erwartet ein Text</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has other fields, expected dtype, shape and data_offsets</source>
        <translation>„%1“ hat andere Felder, erwartet dtype, shape und data_offsets</translation>
    </message>
    <message>
        <source>the dtype of &quot;%1&quot; is %2, expected one such as &quot;F32&quot;</source>
        <translation>der dtype von „%1“ ist %2, erwartet einer wie „F32“</translation>
    </message>
    <message>
        <source>the data_offsets of &quot;%1&quot; are %2, expected where it begins and where it ends</source>
        <translation>die data_offsets von „%1“ sind %2, erwartet Anfang und Ende</translation>
    </message>
    <message>
        <source>the %1 of &quot;%2&quot; is %3, expected whole numbers of 0 or more</source>
        <translation>%1 von „%2“ ist %3, erwartet ganze Zahlen ab 0</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more bytes than can be counted, expected fewer</source>
        <translation>die Form von „%1“ hat mehr Bytes, als gezählt werden können, erwartet weniger</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies on %2 bytes, expected %3 for its shape and dtype</source>
        <translation>„%1“ liegt auf %2 Bytes, erwartet %3 für Form und dtype</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends at byte %2 of the data, which has %3</source>
        <translation>„%1“ endet bei Byte %2 der Daten, die %3 haben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; begins at byte %2 of the data, inside another tensor; expected %3</source>
        <translation>„%1“ beginnt bei Byte %2 der Daten, in einem anderen Tensor; erwartet %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; begins at byte %2 of the data, after a hole; expected %3</source>
        <translation>„%1“ beginnt bei Byte %2 der Daten, nach einer Lücke; erwartet %3</translation>
    </message>
    <message>
        <source>%1 bytes follow the last tensor, expected the end</source>
        <translation>nach dem letzten Tensor folgen %1 Bytes, erwartet das Ende</translation>
    </message>
    <message>
        <source>%1: byte %2: &quot;%3&quot; holds %4, expected F32, F16, BF16 or F64</source>
        <translation>%1: Byte %2: „%3“ enthält %4, erwartet F32, F16, BF16 oder F64</translation>
    </message>
    <message>
        <source>&quot;stages&quot; is not a list of steps and words</source>
        <translation>„stages“ ist keine Liste von Schritten und Wörtern</translation>
    </message>
    <message>
        <source>%1: byte 8: the metadata has no &quot;%2&quot;, expected a file of a training</source>
        <translation>%1: Byte 8: In den Metadaten fehlt „%2“, erwartet die Datei eines Trainings</translation>
    </message>
    <message>
        <source>%1: byte 8: the metadata&apos;s &quot;steps&quot; is &quot;%2&quot;, expected a whole number</source>
        <translation>%1: Byte 8: „steps“ der Metadaten ist „%2“, erwartet eine ganze Zahl</translation>
    </message>
    <message>
        <source>%1: byte 8: in the metadata&apos;s &quot;recipe&quot;, %2</source>
        <translation>%1: Byte 8: In „recipe“ der Metadaten: %2</translation>
    </message>
    <message>
        <source>the model does not know the word &quot;%1&quot;</source>
        <translation>das Modell kennt das Wort „%1“ nicht</translation>
    </message>
    <message>
        <source>there is no edge %1: the query must be a position from 0 to %2, and the key one that it sees</source>
        <translation>es gibt keine Kante %1: Die Query muss eine Position von 0 bis %2 sein und der Key eine, die sie sieht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 words, expected one</source>
        <translation>„%1“ sind %2 Wörter, erwartet war eines</translation>
    </message>
    <message>
        <source>the other text has %1 tokens; it must have %2, as many as the text</source>
        <translation>der andere Text hat %1 Tokens; er muss %2 haben, so viele wie der Text</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Anderes Modell</translation>
    </message>
    <message>
        <source>Swap words</source>
        <translation>Wörter tauschen</translation>
    </message>
    <message>
        <source>Cut an edge</source>
        <translation>Kante durchtrennen</translation>
    </message>
    <message>
        <source>Edges cut</source>
        <translation>Durchtrennte Kanten</translation>
    </message>
    <message>
        <source>Everything on again</source>
        <translation>Alles wieder an</translation>
    </message>
    <message>
        <source>The first token&apos;s column</source>
        <translation>Die Spalte des ersten Tokens</translation>
    </message>
    <message>
        <source>Text to compare with</source>
        <translation>Text zum Vergleichen</translation>
    </message>
    <message>
        <source>%1 must be edges as layer.head:query&gt;key, such as 1.3:27&gt;3, or none, not %2</source>
        <translation>%1 muss Kanten als Schicht.Kopf:Query&gt;Key sein, etwa 1.3:27&gt;3, oder none, nicht %2</translation>
    </message>
    <message>
        <source>%1 must be two words with a comma between them, not %2</source>
        <translation>%1 müssen zwei Wörter mit einem Komma dazwischen sein, nicht %2</translation>
    </message>
    <message>
        <source>the training is at step %1 already; look at an earlier step, or begin again</source>
        <translation>das Training ist schon bei Schritt %1; sieh einen früheren Schritt an, oder beginne neu</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>A training of one&apos;s own</source>
        <translation>Ein eigenes Training</translation>
    </message>
    <message>
        <source>The shipped training</source>
        <translation>Das fertige Training</translation>
    </message>
    <message>
        <source>Step of the training</source>
        <translation>Schritt des Trainings</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers, expected %3</source>
        <translation>„%1“ hat %2 Zahlen, erwartet waren %3</translation>
    </message>
    <message>
        <source>%1: byte 8: there is no snapshot, expected at least one</source>
        <translation>%1: Byte 8: keine Aufnahme da, erwartet war mindestens eine</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation>%1 muss %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>a number or a text</source>
        <translation>eine Zahl oder ein Text</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Keys of a row</source>
        <translation>Keys einer Zeile</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no number of this lesson</source>
        <translation>&quot;%1&quot; nennt keine Zahl dieser Lektion</translation>
    </message>
    <message>
        <source>&quot;facts&quot; is not an object {…} of results and their numbers</source>
        <translation>&quot;facts&quot; ist kein Objekt {…} von Ergebnissen und ihren Zahlen</translation>
    </message>
    <message>
        <source>the question has %1 lines &quot;- …&quot;, expected %2</source>
        <translation>die Frage hat %1 Zeilen &quot;- …&quot;, erwartet: %2</translation>
    </message>
    <message>
        <source>2 to 6, the right one among them</source>
        <translation>2 bis 6, darunter die richtige</translation>
    </message>
    <message>
        <source>2: said to the right answer, and to any other</source>
        <translation>2: was zur richtigen Antwort gesagt wird, und zu jeder anderen</translation>
    </message>
    <message>
        <source>the choice &quot;%1&quot; says nothing after &quot;::&quot;</source>
        <translation>die Antwort &quot;%1&quot; sagt nichts nach &quot;::&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, the question says %3</source>
        <translation>&quot;%1&quot; ist %2, die Frage sagt %3</translation>
    </message>
    <message>
        <source>an answer must be a row and a column, such as [1, 0]</source>
        <translation>eine Antwort muss eine Zeile und eine Spalte sein, etwa [1, 0]</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>lesson &quot;%1&quot; has no question &quot;%2&quot;</source>
        <translation>Lektion &quot;%1&quot; hat keine Frage &quot;%2&quot;</translation>
    </message>
    <message>
        <source>&quot;answers&quot; is not an object {…} of lessons and their questions</source>
        <translation>&quot;answers&quot; ist kein Objekt {…} von Lektionen und ihren Fragen</translation>
    </message>
    <message>
        <source>%1: byte 8: the file has a model alone, expected what train saved to go on with</source>
        <translation>%1: Byte 8: Die Datei hat nur ein Modell, erwartet: was train zum Weitermachen speichert</translation>
    </message>
</context>
<context>
    <name>views::AttentionControls</name>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Kausale Maske</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>÷ √d</translation>
    </message>
    <message>
        <source>Q ×</source>
        <translation>Q ×</translation>
    </message>
    <message>
        <source>The position that asks: a row of the matrix (Up and Down in the matrix)</source>
        <translation>Die Position, die fragt: eine Zeile der Matrix (Auf und Ab in der Matrix)</translation>
    </message>
    <message>
        <source>Query position</source>
        <translation>Position der Query</translation>
    </message>
    <message>
        <source>Hide later positions from each query</source>
        <translation>Spätere Positionen vor jeder Query verdecken</translation>
    </message>
    <message>
        <source>Divide every score by the square root of the key width</source>
        <translation>Jeden Score durch die Wurzel der Key-Breite teilen</translation>
    </message>
    <message>
        <source>Divide by the square root of the key width</source>
        <translation>Durch die Wurzel der Key-Breite teilen</translation>
    </message>
    <message>
        <source>Multiply every query vector; 0 makes all scores equal</source>
        <translation>Jede Query multiplizieren; 0 macht alle Scores gleich</translation>
    </message>
    <message>
        <source>Q multiplier</source>
        <translation>Q-Faktor</translation>
    </message>
    <message>
        <source>Causal &amp;Mask</source>
        <translation>Kausale &amp;Maske</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>&amp;Divide by √d</source>
        <translation>Durch √&amp;d teilen</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Window mask</source>
        <translation>Fenstermaske</translation>
    </message>
    <message>
        <source>Drawn mask</source>
        <translation>Gezeichnete Maske</translation>
    </message>
    <message>
        <source>The number that multiplies every query vector, from −10 to 10</source>
        <translation>Die Zahl, mit der jede Query multipliziert wird, von −10 bis 10</translation>
    </message>
</context>
<context>
    <name>views::BarsView</name>
    <message>
        <source>Weights of the chosen query: a bar for each key</source>
        <translation>Gewichte der gewählten Query: ein Balken je Key</translation>
    </message>
    <message>
        <source>Weights of query %1 “%2”</source>
        <translation>Gewichte von Query %1 „%2“</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Key %1 “%2”</source>
        <translation>Key %1 „%2“</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, weight 0</source>
        <translation>%1: von der Maske verdeckt, Gewicht 0</translation>
    </message>
    <message>
        <source>%1: weight %2</source>
        <translation>%1: Gewicht %2</translation>
    </message>
    <message>
        <source>Left and Right choose a key</source>
        <translation>Links und Rechts wählen einen Key</translation>
    </message>
</context>
<context>
    <name>views::CacheChartView</name>
    <message>
        <source>What both lanes cost, step by step</source>
        <translation>Was beide Spuren kosten, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Counted from step to step</source>
        <translation>Von Schritt zu Schritt gezählt</translation>
    </message>
    <message>
        <source>axis: logarithmic</source>
        <translation>Achse: logarithmisch</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>axis: linear</source>
        <translation>Achse: linear</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Drag along a chart to go through the steps; L changes between a linear and a logarithmic axis</source>
        <translation>Entlang eines Diagramms ziehen, um durch die Schritte zu gehen; L wechselt zwischen linearer und logarithmischer Achse</translation>
    </message>
</context>
<context>
    <name>views::CacheControls</name>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzte</translation>
    </message>
    <message>
        <source>bytes a number</source>
        <translation>Bytes je Zahl</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>die letzten</translation>
    </message>
    <message>
        <source>first and last</source>
        <translation>erste und letzte</translation>
    </message>
    <message>
        <source>The tokens that arrive one after the other</source>
        <translation>Die Tokens, die nacheinander kommen</translation>
    </message>
    <message>
        <source>Source of the tokens</source>
        <translation>Woher die Tokens kommen</translation>
    </message>
    <message>
        <source>How many tokens arrive, 1 to 4,096; a short text starts over</source>
        <translation>Wie viele Tokens kommen, 1 bis 4,096; ein kurzer Text beginnt von vorn</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Zahl der Tokens</translation>
    </message>
    <message>
        <source>What the cache keeps</source>
        <translation>Was der Cache behält</translation>
    </message>
    <message>
        <source>How many of the first rows stay</source>
        <translation>Wie viele der ersten Zeilen bleiben</translation>
    </message>
    <message>
        <source>First rows kept</source>
        <translation>Behaltene erste Zeilen</translation>
    </message>
    <message>
        <source>How many of the last rows stay, the new one among them</source>
        <translation>Wie viele der letzten Zeilen bleiben, die neue mitgezählt</translation>
    </message>
    <message>
        <source>Last rows kept</source>
        <translation>Behaltene letzte Zeilen</translation>
    </message>
    <message>
        <source>Bytes of each stored number: 2 for 16-bit numbers</source>
        <translation>Bytes jeder gespeicherten Zahl: 2 bei 16-Bit-Zahlen</translation>
    </message>
    <message>
        <source>Bytes per number</source>
        <translation>Bytes je Zahl</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Which keys and values, the rows of K and V, stay in the cache</source>
        <translation>Welche Keys und Values, die Zeilen von K und V, im Cache bleiben</translation>
    </message>
    <message>
        <source>take those of lesson %1</source>
        <translation>die der Lektion %1 nehmen</translation>
    </message>
</context>
<context>
    <name>views::CacheCountersView</name>
    <message>
        <source>K and V projections</source>
        <translation>Projektionen von K und V</translation>
    </message>
    <message>
        <source>Rows that attention reads</source>
        <translation>Zeilen, die Attention liest</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>Rechenschritte (mal und plus)</translation>
    </message>
    <message>
        <source>Bytes held for the next step</source>
        <translation>Bytes für den nächsten Schritt</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>What both lanes have cost so far</source>
        <translation>Was beide Spuren bisher gekostet haben</translation>
    </message>
    <message>
        <source>Counted up to step %1</source>
        <translation>Gezählt bis Schritt %1</translation>
    </message>
    <message>
        <source>%1 a number</source>
        <translation>%1 je Zahl</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich viel</translation>
    </message>
    <message>
        <source>%1 times as many</source>
        <translation>%1-mal so viel</translation>
    </message>
    <message>
        <source>%1: naive %2, cached %3</source>
        <translation>%1: naiv %2, mit Cache %3</translation>
    </message>
</context>
<context>
    <name>views::CacheHistoryView</name>
    <message>
        <source>%1 projected</source>
        <translation>%1 projiziert</translation>
    </message>
    <message>
        <source>%1 projected, %2 read</source>
        <translation>%1 projiziert, %2 gelesen</translation>
    </message>
    <message>
        <source>What happened to each token at each step</source>
        <translation>Was mit jedem Token in jedem Schritt geschah</translation>
    </message>
    <message>
        <source>All steps: a row for each step, a column for each token</source>
        <translation>Alle Schritte: eine Zeile je Schritt, eine Spalte je Token</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>projiziert</translation>
    </message>
    <message>
        <source>projected again</source>
        <translation>erneut projiziert</translation>
    </message>
    <message>
        <source>read from the cache</source>
        <translation>aus dem Cache gelesen</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation>noch nicht da</translation>
    </message>
    <message>
        <source>Naive projected %1 times, cached %2 times</source>
        <translation>Naiv %1-mal projiziert, mit Cache %2-mal</translation>
    </message>
    <message>
        <source>%1, step %2, token %3 “%4”: %5</source>
        <translation>%1, Schritt %2, Token %3 „%4“: %5</translation>
    </message>
    <message>
        <source>A click goes to the step</source>
        <translation>Ein Klick führt zum Schritt</translation>
    </message>
</context>
<context>
    <name>views::CacheLanesView</name>
    <message>
        <source>projects all %1</source>
        <translation>projiziert alle %1</translation>
    </message>
    <message>
        <source>projects 1, reads %1</source>
        <translation>projiziert 1, liest %1</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>q asks</source>
        <translation>q fragt</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>added</source>
        <translation>angefügt</translation>
    </message>
    <message>
        <source>again</source>
        <translation>erneut</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>⋮ %1 earlier tokens, all projected again</source>
        <translation>⋮ %1 frühere Tokens, alle erneut projiziert</translation>
    </message>
    <message>
        <source>⋮ %1 earlier tokens, read from the cache</source>
        <translation>⋮ %1 frühere Tokens, aus dem Cache gelesen</translation>
    </message>
    <message>
        <source>⋮ %1 earlier tokens, %2 of them in the cache</source>
        <translation>⋮ %1 frühere Tokens, davon %2 im Cache</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>One step without and with a cache</source>
        <translation>Ein Schritt ohne und mit Cache</translation>
    </message>
    <message>
        <source>Step %1: “%2” arrives</source>
        <translation>Schritt %1: „%2“ kommt</translation>
    </message>
    <message>
        <source>Naive projects %1 tokens and reads %2 rows; cached projects %3 and reads %4</source>
        <translation>Naiv projiziert %1 Tokens und liest %2 Zeilen; mit Cache projiziert %3 und liest %4</translation>
    </message>
    <message>
        <source>%1, token %2 “%3”</source>
        <translation>%1, Token %2 „%3“</translation>
    </message>
    <message>
        <source>%1: no longer in the cache</source>
        <translation>%1: nicht mehr im Cache</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Value %1</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>A click, or Left and Right, chooses the lane</source>
        <translation>Ein Klick oder Links und Rechts wählen die Spur</translation>
    </message>
</context>
<context>
    <name>views::CacheOutputsView</name>
    <message>
        <source>The outputs of every step, without and with a cache</source>
        <translation>Die Ausgaben jedes Schrittes, ohne und mit Cache</translation>
    </message>
    <message>
        <source>The output of every step</source>
        <translation>Die Ausgabe jedes Schrittes</translation>
    </message>
    <message>
        <source>Same outputs: the largest difference in any step is %1.</source>
        <translation>Gleiche Ausgaben: Der größte Unterschied in allen Schritten ist %1.</translation>
    </message>
    <message>
        <source>Not the same outputs: in steps 1 to %2 they differ by up to %1.</source>
        <translation>Nicht dieselben Ausgaben: In den Schritten 1 bis %2 unterscheiden sie sich um bis zu %1.</translation>
    </message>
    <message>
        <source>Beyond step %1 the naive lane runs the current step alone.</source>
        <translation>Nach Schritt %1 rechnet die naive Spur nur noch den jetzigen Schritt.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>views::CachePlayer</name>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>sehr schnell</translation>
    </message>
    <message>
        <source>The token before (PageUp)</source>
        <translation>Das Token davor (Bild auf)</translation>
    </message>
    <message>
        <source>Generate token after token (Space)</source>
        <translation>Token für Token erzeugen (Leertaste)</translation>
    </message>
    <message>
        <source>The next token (PageDown)</source>
        <translation>Das nächste Token (Bild ab)</translation>
    </message>
    <message>
        <source>Go to any step (Left, Right, Home, End)</source>
        <translation>Zu einem beliebigen Schritt gehen (Links, Rechts, Pos1, Ende)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>How fast Play goes</source>
        <translation>Wie schnell abgespielt wird</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>views::CacheSummary</name>
    <message>
        <source>Step %1, %2: %3 projects %4, %5 of them again; %6 projects 1 and takes %7 from the cache.</source>
        <translation>Schritt %1, %2: %3 projiziert %4, davon %5 erneut; %6 projiziert 1 und nimmt %7 aus dem Cache.</translation>
    </message>
    <message>
        <source>Same output.</source>
        <translation>Gleiche Ausgabe.</translation>
    </message>
    <message>
        <source>The outputs of this step differ by up to %1.</source>
        <translation>Die Ausgaben dieses Schrittes unterscheiden sich um bis zu %1.</translation>
    </message>
</context>
<context>
    <name>views::CacheWorkView</name>
    <message>
        <source>Project the old tokens&apos; K and V again?</source>
        <translation>K und V der alten Tokens erneut projizieren?</translation>
    </message>
    <message>
        <source>An old token&apos;s K and V never change: they follow from that token alone</source>
        <translation>K und V eines alten Tokens ändern sich nie: Sie folgen allein aus diesem Token</translation>
    </message>
    <message>
        <source>Project the new token&apos;s Q, K and V?</source>
        <translation>Q, K und V des neuen Tokens projizieren?</translation>
    </message>
    <message>
        <source>They exist nowhere yet</source>
        <translation>Es gibt sie noch nirgends</translation>
    </message>
    <message>
        <source>Keep K and V for later steps?</source>
        <translation>K und V für später behalten?</translation>
    </message>
    <message>
        <source>Later queries will need this token&apos;s key and value</source>
        <translation>Spätere Queries brauchen Key und Value dieses Tokens</translation>
    </message>
    <message>
        <source>Compare the new query with every key?</source>
        <translation>Die neue Query mit jedem Key vergleichen?</translation>
    </message>
    <message>
        <source>The query is new, so each of its scores is new</source>
        <translation>Die Query ist neu, also ist jeder ihrer Scores neu</translation>
    </message>
    <message>
        <source>Mix every value by its weight?</source>
        <translation>Jeden Value nach seinem Gewicht mischen?</translation>
    </message>
    <message>
        <source>New weights mean a new mixture: every value is read again</source>
        <translation>Neue Gewichte, neue Mischung: Jeder Value wird wieder gelesen</translation>
    </message>
    <message>
        <source>Keep the query?</source>
        <translation>Die Query behalten?</translation>
    </message>
    <message>
        <source>It asked its one question; no later token compares with it</source>
        <translation>Sie hat ihre eine Frage gestellt; kein späteres Token vergleicht sich mit ihr</translation>
    </message>
    <message>
        <source>What one step takes, without and with a cache</source>
        <translation>Was ein Schritt braucht, ohne und mit Cache</translation>
    </message>
    <message>
        <source>What this step takes</source>
        <translation>Was dieser Schritt braucht</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>yes, %1</source>
        <translation>ja, %1</translation>
    </message>
    <message>
        <source>no, read</source>
        <translation>nein, lesen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>A model does this in each of its layers.</source>
        <translation>Ein Modell tut das in jeder seiner Schichten.</translation>
    </message>
    <message>
        <source>%1 naive: %2, cached: %3</source>
        <translation>%1 naiv: %2, mit Cache: %3</translation>
    </message>
    <message>
        <source>Click, or Up and Down, to see it in the lanes; Escape: all of it</source>
        <translation>Klicken oder Auf und Ab zeigt es in den Spuren; Esc: alles</translation>
    </message>
</context>
<context>
    <name>views::CellEditor</name>
    <message>
        <source>New number</source>
        <translation>Neue Zahl</translation>
    </message>
    <message>
        <source>“%1” is not a number such as 2.5.</source>
        <translation>„%1“ ist keine Zahl wie 2.5.</translation>
    </message>
</context>
<context>
    <name>views::ChoicesView</name>
    <message>
        <source>Perplexity as a number of equal choices</source>
        <translation>Perplexität als Zahl gleich guter Möglichkeiten</translation>
    </message>
    <message>
        <source>As a choice among</source>
        <translation>Wie eine Wahl unter</translation>
    </message>
    <message>
        <source>∞ tokens: one that came was held impossible</source>
        <translation>∞ Tokens: Eines, das kam, galt als unmöglich</translation>
    </message>
    <message>
        <source>1 token: no choice at all</source>
        <translation>1 Token: gar keine Wahl</translation>
    </message>
    <message>
        <source>%1 equally likely tokens; %2 are drawn</source>
        <translation>%1 gleich wahrscheinlichen Tokens; %2 sind gezeichnet</translation>
    </message>
    <message>
        <source>%1 equally likely tokens</source>
        <translation>%1 gleich wahrscheinlichen Tokens</translation>
    </message>
</context>
<context>
    <name>views::CompareView</name>
    <message>
        <source>State A, the present state B, and B less A</source>
        <translation>Zustand A, der jetzige Zustand B und B minus A</translation>
    </message>
    <message>
        <source>&amp;Pin the Present State as A</source>
        <translation>&amp;Jetzigen Zustand als A festhalten</translation>
    </message>
    <message>
        <source>&amp;Unpin State A</source>
        <translation>Zustand A &amp;loslassen</translation>
    </message>
    <message>
        <source>Before and after: %1</source>
        <translation>Vorher und nachher: %1</translation>
    </message>
    <message>
        <source>Nothing is pinned yet. Pin the present state as A, then change anything.</source>
        <translation>Noch ist nichts festgehalten. Halte den jetzigen Zustand als A fest, dann ändere, was du willst.</translation>
    </message>
    <message>
        <source>A has %1 tokens and B %2: they cannot be subtracted. Pin again to compare.</source>
        <translation>A hat %1 Tokens und B %2: Sie lassen sich nicht abziehen. Halte erneut fest, um zu vergleichen.</translation>
    </message>
    <message>
        <source>A and B are the same at this stage.</source>
        <translation>A und B sind auf dieser Stufe gleich.</translation>
    </message>
    <message>
        <source>Changed the most: query %1, key %2, by %3.</source>
        <translation>Am meisten geändert: Query %1, Key %2, um %3.</translation>
    </message>
    <message>
        <source>A: pinned</source>
        <translation>A: festgehalten</translation>
    </message>
    <message>
        <source>B: now</source>
        <translation>B: jetzt</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Pin again as A</source>
        <translation>Erneut als A festhalten</translation>
    </message>
    <message>
        <source>Pin as A</source>
        <translation>Als A festhalten</translation>
    </message>
    <message>
        <source>Keep the present state as A, to compare with what follows</source>
        <translation>Den jetzigen Zustand als A behalten, um ihn mit dem Folgenden zu vergleichen</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>%1, query %2, key %3: %4</source>
        <translation>%1, Query %2, Key %3: %4</translation>
    </message>
    <message>
        <source>Change since A: query %1, %2, key %3, %4</source>
        <translation>Änderung seit A: Query %1, %2, Key %3, %4</translation>
    </message>
    <message>
        <source>A: the other text</source>
        <translation>A: der andere Text</translation>
    </message>
    <message>
        <source>B: the text</source>
        <translation>B: der Text</translation>
    </message>
</context>
<context>
    <name>views::DerivationView</name>
    <message>
        <source>Where the chosen number comes from</source>
        <translation>Woher die gewählte Zahl kommt</translation>
    </message>
    <message>
        <source>Where does a number come from?</source>
        <translation>Woher kommt eine Zahl?</translation>
    </message>
    <message>
        <source>Where does output %1 come from?</source>
        <translation>Woher kommt Ausgabe %1?</translation>
    </message>
    <message>
        <source>Where does %1 come from?</source>
        <translation>Woher kommt %1?</translation>
    </message>
    <message>
        <source>Click a cell of the matrix to see where its number comes from.</source>
        <translation>Klicke auf eine Zelle der Matrix, um zu sehen, woher ihre Zahl kommt.</translation>
    </message>
    <message>
        <source>Copy derivation</source>
        <translation>Herleitung kopieren</translation>
    </message>
    <message>
        <source>Copy derivation with exact numbers</source>
        <translation>Herleitung mit genauen Zahlen kopieren</translation>
    </message>
</context>
<context>
    <name>views::GenerationForm</name>
    <message>
        <source>Write on</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Read it as the text</source>
        <translation>Als Text lesen</translation>
    </message>
    <message>
        <source>Let the model write the text on, token by token, and measure each</source>
        <translation>Das Modell schreibt den Text Token um Token weiter, und jedes wird gemessen</translation>
    </message>
    <message>
        <source>What the model wrote</source>
        <translation>Was das Modell schrieb</translation>
    </message>
    <message>
        <source>The whole becomes the text that the model reads</source>
        <translation>Das Ganze wird der Text, den das Modell liest</translation>
    </message>
    <message>
        <source>The model writes on</source>
        <translation>Das Modell schreibt weiter</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>How many tokens, as far as the context reaches</source>
        <translation>Wie viele Token, soweit der Kontext reicht</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>0 takes the likeliest token; more draws more freely</source>
        <translation>0 nimmt das wahrscheinlichste Token; mehr würfelt freier</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Of the dice: the same seed, the same text</source>
        <translation>Der Würfel: gleicher Seed, gleicher Text</translation>
    </message>
</context>
<context>
    <name>views::GenerationTimes</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Time of each written token, with a KV cache and without</source>
        <translation>Zeit jedes geschriebenen Tokens, mit KV-Cache und ohne</translation>
    </message>
    <message>
        <source>Time of each written token</source>
        <translation>Zeit jedes geschriebenen Tokens</translation>
    </message>
    <message>
        <source>with the cache: one token</source>
        <translation>mit Cache: ein Token</translation>
    </message>
    <message>
        <source>without: the whole text again</source>
        <translation>ohne: der ganze Text noch einmal</translation>
    </message>
    <message>
        <source>position of the token</source>
        <translation>Position des Tokens</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>Switch “Write on” on: the model goes on, and each token is timed.</source>
        <translation>Schalte „Weiterschreiben“ ein: Das Modell fährt fort, und jedes Token wird gemessen.</translation>
    </message>
    <message>
        <source>The text fills the model&apos;s context of %1 tokens; there is no room to write.</source>
        <translation>Der Text füllt den Kontext des Modells von %1 Token; zum Schreiben ist kein Platz.</translation>
    </message>
    <message>
        <source>Reading %1 tokens took %2. Then each token took %3 with the cache.</source>
        <translation>Das Lesen von %1 Token brauchte %2, dann jedes Token mit Cache %3.</translation>
    </message>
    <message>
        <source>Without it the whole text is read anew for each: %1.</source>
        <translation>Ohne ihn wird für jedes der ganze Text neu gelesen: %1.</translation>
    </message>
    <message>
        <source>That was measured for the first %1 only.</source>
        <translation>Das wurde nur für die ersten %1 gemessen.</translation>
    </message>
    <message>
        <source>Both ways chose the same tokens.</source>
        <translation>Beide Wege wählten dieselben Token.</translation>
    </message>
    <message>
        <source>Both ways chose the same %1 of %2 tokens.</source>
        <translation>Beide Wege wählten %1 von %2 Token gleich.</translation>
    </message>
    <message>
        <source>The context of %1 tokens ended the writing after %2.</source>
        <translation>Der Kontext von %1 Token beendete das Schreiben nach %2.</translation>
    </message>
</context>
<context>
    <name>views::GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Anleitung: %1</translation>
    </message>
</context>
<context>
    <name>views::GuideView</name>
    <message>
        <source>Previous step of the guide</source>
        <translation>Voriger Schritt der Anleitung</translation>
    </message>
    <message>
        <source>Previous step (Ctrl+PageUp)</source>
        <translation>Voriger Schritt (Strg+Bild auf)</translation>
    </message>
    <message>
        <source>Next step of the guide</source>
        <translation>Nächster Schritt der Anleitung</translation>
    </message>
    <message>
        <source>Next step (Ctrl+PageDown)</source>
        <translation>Nächster Schritt (Strg+Bild ab)</translation>
    </message>
    <message>
        <source>Show the step of the guide again</source>
        <translation>Den Schritt der Anleitung wieder zeigen</translation>
    </message>
    <message>
        <source>You changed something, and the text speaks of the numbers as they are now. This brings back what the step is about; Undo takes it back</source>
        <translation>Du hast etwas geändert, und der Text spricht von den Zahlen, wie sie jetzt sind. Das holt zurück, wovon der Schritt handelt; Rückgängig nimmt es wieder weg</translation>
    </message>
    <message>
        <source>↺ Show it again</source>
        <translation>↺ Wieder zeigen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Zurück</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Weiter ▶</translation>
    </message>
    <message>
        <source>Answer with this number</source>
        <translation>Mit dieser Zahl antworten</translation>
    </message>
    <message>
        <source>Answer with this number (Enter)</source>
        <translation>Mit dieser Zahl antworten (Eingabe)</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>deine Antwort</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>“%1” is no number; write one such as 0.25</source>
        <translation>„%1“ ist keine Zahl; schreib eine wie 0.25</translation>
    </message>
</context>
<context>
    <name>views::HeadChoice</name>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>The head whose attention is looked into</source>
        <translation>Der Kopf, in dessen Attention man sieht</translation>
    </message>
    <message>
        <source>The open head: layer %1, head %2</source>
        <translation>Der offene Kopf: Schicht %1, Kopf %2</translation>
    </message>
</context>
<context>
    <name>views::HeadsView</name>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>Attention maps of all heads: arrows open one, Enter switches it off or on</source>
        <translation>Attention-Karten aller Köpfe: Pfeile öffnen einen, die Eingabetaste schaltet ihn aus oder ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Layer %1, head %2 is open; %3 heads are off</source>
        <translation>Schicht %1, Kopf %2 ist offen; %3 Köpfe sind aus</translation>
    </message>
    <message>
        <source>Layer %1, head %2: probability of the answer without it</source>
        <translation>Schicht %1, Kopf %2: Wahrscheinlichkeit der Antwort ohne ihn</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Schicht %1, Kopf %2</translation>
    </message>
    <message>
        <source>Without it “%1” has %2 instead of %3</source>
        <translation>Ohne ihn hat „%1“ %2 statt %3</translation>
    </message>
    <message>
        <source>Click to switch it off or on</source>
        <translation>Klick schaltet ihn aus oder ein</translation>
    </message>
    <message>
        <source>Click to open it</source>
        <translation>Klick öffnet ihn</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>All heads: click a map, or the number under it</source>
        <translation>Alle Köpfe: Klick auf eine Karte oder die Zahl darunter</translation>
    </message>
    <message>
        <source>Leave out the first token&apos;s column</source>
        <translation>Die Spalte des ersten Tokens weglassen</translation>
    </message>
    <message>
        <source>All heads, without the first token: each row&apos;s other weights share its part</source>
        <translation>Alle Köpfe, ohne das erste Token: Die übrigen Gewichte jeder Zeile teilen sich seinen Anteil</translation>
    </message>
</context>
<context>
    <name>views::HeatmapView</name>
    <message>
        <source>key = column → what each position offers</source>
        <translation>Key = Spalte → was jede Position bietet</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>query = row → who is asking</source>
        <translation>Query = Zeile → wer fragt</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Attention matrix: rows are queries, columns are keys</source>
        <translation>Attention-Matrix: Zeilen sind Queries, Spalten sind Keys</translation>
    </message>
    <message>
        <source>Scores: each query · each key</source>
        <translation>Scores: jede Query · jeder Key</translation>
    </message>
    <message>
        <source>Scores, not scaled: ÷ √d_k is off</source>
        <translation>Scores, nicht skaliert: ÷ √d_k ist aus</translation>
    </message>
    <message>
        <source>Scaled scores: ÷ √d_k</source>
        <translation>Skalierte Scores: ÷ √d_k</translation>
    </message>
    <message>
        <source>Masked scores: the future hidden</source>
        <translation>Scores mit Maske: die Zukunft verdeckt</translation>
    </message>
    <message>
        <source>Attention weights (after softmax)</source>
        <translation>Attention-Gewichte (nach Softmax)</translation>
    </message>
    <message>
        <source>Attention weights that mix the values</source>
        <translation>Attention-Gewichte, die die Values mischen</translation>
    </message>
    <message>
        <source>Query %1 “%2”</source>
        <translation>Query %1 „%2“</translation>
    </message>
    <message>
        <source>%1: click to choose this row</source>
        <translation>%1: Klicken wählt diese Zeile</translation>
    </message>
    <message>
        <source>key %1 “%2”</source>
        <translation>Key %1 „%2“</translation>
    </message>
    <message>
        <source>%1, %2: hidden by the mask, %3</source>
        <translation>%1, %2: von der Maske verdeckt, %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 at position %2</source>
        <translation>%1 an Position %2</translation>
    </message>
    <message>
        <source>score of query %1 with key %2: %3</source>
        <translation>Score von Query %1 mit Key %2: %3</translation>
    </message>
    <message>
        <source>scaled score of query %1 with key %2: %3</source>
        <translation>skalierter Score von Query %1 mit Key %2: %3</translation>
    </message>
    <message>
        <source>masked score of query %1 with key %2: %3</source>
        <translation>Score mit Maske von Query %1 mit Key %2: %3</translation>
    </message>
    <message>
        <source>%1 attends %3 percent to %2</source>
        <translation>%1 achtet zu %3 Prozent auf %2</translation>
    </message>
    <message>
        <source>query %1 has no visible key</source>
        <translation>Query %1 hat keinen sichtbaren Key</translation>
    </message>
    <message>
        <source>key %2 is hidden by the mask from query %1</source>
        <translation>Key %2 ist für Query %1 von der Maske verdeckt</translation>
    </message>
    <message>
        <source>query %1, %2</source>
        <translation>Query %1, %2</translation>
    </message>
    <message>
        <source>%1: no visible key</source>
        <translation>%1: kein sichtbarer Key</translation>
    </message>
    <message>
        <source>key %1, %2</source>
        <translation>Key %1, %2</translation>
    </message>
    <message>
        <source>Not known: only the finished weights were loaded</source>
        <translation>Nicht bekannt: Nur die fertigen Gewichte wurden geladen</translation>
    </message>
    <message>
        <source>Masked scores: nothing hidden</source>
        <translation>Scores mit Maske: nichts verdeckt</translation>
    </message>
    <message>
        <source>Masked scores: only the nearest keys stay</source>
        <translation>Scores mit Maske: nur die nächsten Keys bleiben</translation>
    </message>
    <message>
        <source>Draw the mask: click or drag over cells</source>
        <translation>Die Maske zeichnen: klicken oder über Zellen ziehen</translation>
    </message>
</context>
<context>
    <name>views::InputsView</name>
    <message>
        <source>Matrices that go in; Up and Down choose the query, with Ctrl the key; F2 changes its numbers, Tab goes to the next</source>
        <translation>Matrizen, die hineingehen; Auf und Ab wählen die Query, mit Strg den Key; F2 ändert ihre Zahlen, Tab geht zur nächsten</translation>
    </message>
    <message>
        <source>What goes in (double-click a cell to change it)</source>
        <translation>Was hineingeht (Doppelklick ändert eine Zelle)</translation>
    </message>
    <message>
        <source>Position %1 “%2”</source>
        <translation>Position %1 „%2“</translation>
    </message>
    <message>
        <source>Click to choose query %1 “%2”</source>
        <translation>Klicken wählt Query %1 „%2“</translation>
    </message>
    <message>
        <source>Click to select key %1 “%2”</source>
        <translation>Klicken wählt Key %1 „%2“</translation>
    </message>
    <message>
        <source>Double-click to change it (F2, then Tab from number to number)</source>
        <translation>Doppelklick ändert sie (F2, dann mit Tab von Zahl zu Zahl)</translation>
    </message>
    <message>
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Paste &amp;Numbers</source>
        <translation>Zahlen &amp;einfügen</translation>
    </message>
    <message>
        <source>The clipboard holds no table of numbers: %1</source>
        <translation>In der Zwischenablage ist keine Zahlentabelle: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>What goes in, as the model computed it</source>
        <translation>Was hineingeht, wie das Modell es berechnete</translation>
    </message>
</context>
<context>
    <name>views::KvBytesView</name>
    <message>
        <source>K and V</source>
        <translation>K und V</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>head dim.</source>
        <translation>Kopfdim.</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>= %1 B</source>
        <translation>= %1 B</translation>
    </message>
    <message>
        <source>= %1 MiB = %2 GiB</source>
        <translation>= %1 MiB = %2 GiB</translation>
    </message>
    <message>
        <source>MiB: 1024² bytes, GiB: 1024³ bytes</source>
        <translation>MiB: 1024² Bytes, GiB: 1024³ Bytes</translation>
    </message>
    <message>
        <source>keys: layers →, heads ↓</source>
        <translation>Keys: Schichten →, Köpfe ↓</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>a slice: 1 token</source>
        <translation>eine Scheibe: 1 Token</translation>
    </message>
    <message>
        <source>a slice: %1 tokens</source>
        <translation>eine Scheibe: %1 Tokens</translation>
    </message>
    <message>
        <source>; a strip: %1 sequences</source>
        <translation>; ein Streifen: %1 Sequenzen</translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>Was der Cache enthält</translation>
    </message>
    <message>
        <source>2 × %1 × %2 × %3 × %4 B</source>
        <translation>2 × %1 × %2 × %3 × %4 B</translation>
    </message>
    <message>
        <source>× %1 tokens</source>
        <translation>× %1 Tokens</translation>
    </message>
    <message>
        <source>× 1 sequence</source>
        <translation>× 1 Sequenz</translation>
    </message>
    <message>
        <source>× %1 sequences</source>
        <translation>× %1 Sequenzen</translation>
    </message>
    <message>
        <source>One token</source>
        <translation>Ein Token</translation>
    </message>
    <message>
        <source>One sequence</source>
        <translation>Eine Sequenz</translation>
    </message>
    <message>
        <source>All sequences</source>
        <translation>Alle Sequenzen</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>Bytes of the cache</source>
        <translation>Bytes des Caches</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 MiB of 1024² bytes</source>
        <translation>%1 MiB zu 1024² Bytes</translation>
    </message>
    <message>
        <source>%1 GiB of 1024³ bytes</source>
        <translation>%1 GiB zu 1024³ Bytes</translation>
    </message>
</context>
<context>
    <name>views::KvCalculator</name>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Each layer keeps keys and values of its own</source>
        <translation>Jede Schicht behält eigene Keys und Values</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>Heads that ask; they keep nothing</source>
        <translation>Köpfe, die fragen; sie behalten nichts</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Heads whose keys and values are kept; they divide the query heads</source>
        <translation>Köpfe, deren Keys und Values behalten werden; sie teilen die Query-Köpfe auf</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Kopfdimension</translation>
    </message>
    <message>
        <source>Numbers in the key of one head; given by the model, not its width divided by its heads</source>
        <translation>Zahlen im Key eines Kopfes; vom Modell gegeben, nicht Breite durch Köpfe</translation>
    </message>
    <message>
        <source>K/V width</source>
        <translation>K/V-Breite</translation>
    </message>
    <message>
        <source>Each number</source>
        <translation>Jede Zahl</translation>
    </message>
    <message>
        <source>Bytes that one number of a key or value takes</source>
        <translation>Bytes, die eine Zahl von Key oder Value braucht</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Tokens kept for each sequence</source>
        <translation>Tokens, die je Sequenz behalten werden</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Sequences at the same time</source>
        <translation>Sequenzen zur selben Zeit</translation>
    </message>
    <message>
        <source>Numbers in the keys of all KV heads: their count × head dimension, which a change of it changes</source>
        <translation>Zahlen in den Keys aller KV-Köpfe: ihre Anzahl × Kopfdimension, die sich mit ändert</translation>
    </message>
</context>
<context>
    <name>views::KvErrorView</name>
    <message>
        <source>Error of each query</source>
        <translation>Fehler jeder Query</translation>
    </message>
    <message>
        <source>Weights: half the sum of all differences, the share that went to the wrong keys. Output: length of the difference ÷ length of the exact output.</source>
        <translation>Gewichte: die halbe Summe aller Unterschiede, also der Anteil, der an die falschen Keys ging. Ausgabe: Länge des Unterschieds ÷ Länge der genauen Ausgabe.</translation>
    </message>
    <message>
        <source>Error of each query (at %1 bits)</source>
        <translation>Fehler jeder Query (bei %1 Bits)</translation>
    </message>
    <message>
        <source>weights, channel</source>
        <translation>Gewichte, je Kanal</translation>
    </message>
    <message>
        <source>weights, token</source>
        <translation>Gewichte, je Token</translation>
    </message>
    <message>
        <source>output, channel</source>
        <translation>Ausgabe, je Kanal</translation>
    </message>
    <message>
        <source>output, token</source>
        <translation>Ausgabe, je Token</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>error, %</source>
        <translation>Fehler, %</translation>
    </message>
    <message>
        <source>On average outputs are off by %1 % with keys per channel and %2 % with keys per token</source>
        <translation>Im Mittel liegen die Ausgaben um %1 % daneben mit Keys je Kanal und um %2 % mit Keys je Token</translation>
    </message>
</context>
<context>
    <name>views::KvForm</name>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>fp32: 4 bytes</source>
        <translation>fp32: 4 Bytes</translation>
    </message>
    <message>
        <source>fp16, bf16: 2 bytes</source>
        <translation>fp16, bf16: 2 Bytes</translation>
    </message>
    <message>
        <source>fp8, int8: 1 byte</source>
        <translation>fp8, int8: 1 Byte</translation>
    </message>
    <message>
        <source>int4: 0.5 bytes</source>
        <translation>int4: 0.5 Bytes</translation>
    </message>
    <message>
        <source>int2: 0.25 bytes</source>
        <translation>int2: 0.25 Bytes</translation>
    </message>
    <message>
        <source>Change the numbers</source>
        <translation>Die Zahlen ändern</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Your own numbers</source>
        <translation>Eigene Zahlen</translation>
    </message>
</context>
<context>
    <name>views::KvHeadsView</name>
    <message>
        <source>Change in the output of each head</source>
        <translation>Änderung der Ausgabe jedes Kopfes</translation>
    </message>
    <message>
        <source>Change of outputs (first %1 query heads)</source>
        <translation>Änderung der Ausgaben (erste %1 Query-Köpfe)</translation>
    </message>
    <message>
        <source>Change of outputs (by query head)</source>
        <translation>Änderung der Ausgaben (je Query-Kopf)</translation>
    </message>
    <message>
        <source>%1 % for all heads together</source>
        <translation>%1 % für alle Köpfe zusammen</translation>
    </message>
    <message>
        <source>Head %1: its output changes by %2 %</source>
        <translation>Kopf %1: Seine Ausgabe ändert sich um %2 %</translation>
    </message>
    <message>
        <source>Length of the difference ÷ length of the output with a KV head of its own</source>
        <translation>Länge des Unterschieds ÷ Länge der Ausgabe mit eigenem KV-Kopf</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Kopf %1</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 Prozent</translation>
    </message>
</context>
<context>
    <name>views::KvMemorySummary</name>
    <message>
        <source>Each token costs &lt;b&gt;%1&lt;/b&gt;, %2 tokens &lt;b&gt;%3&lt;/b&gt;, and all sequences together &lt;b&gt;%4&lt;/b&gt;.</source>
        <translation>Jedes Token kostet &lt;b&gt;%1&lt;/b&gt;, %2 Tokens &lt;b&gt;%3&lt;/b&gt; und alle Sequenzen zusammen &lt;b&gt;%4&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Every query head has a KV head of its own: &lt;b&gt;multi-head attention&lt;/b&gt;, nothing saved, nothing changed.</source>
        <translation>Jeder Query-Kopf hat einen eigenen KV-Kopf: &lt;b&gt;Multi-Head Attention&lt;/b&gt;, nichts gespart, nichts geändert.</translation>
    </message>
    <message>
        <source>multi-query attention</source>
        <translation>Multi-Query Attention</translation>
    </message>
    <message>
        <source>grouped-query attention</source>
        <translation>Grouped-Query Attention</translation>
    </message>
    <message>
        <source>%1 query heads share each KV head: &lt;b&gt;%2&lt;/b&gt;. The cache is %1 times smaller; the small attention&apos;s output changes by %3 %.</source>
        <translation>Je %1 Query-Köpfe teilen sich einen KV-Kopf: &lt;b&gt;%2&lt;/b&gt;. Der Cache ist %1-mal kleiner; die Ausgabe der kleinen Attention ändert sich um %3 %.</translation>
    </message>
    <message>
        <source>At most &lt;b&gt;%1&lt;/b&gt; sequences fit.</source>
        <translation>Höchstens &lt;b&gt;%1&lt;/b&gt; Sequenzen passen hinein.</translation>
    </message>
    <message>
        <source>Together they &lt;b&gt;do not fit&lt;/b&gt;; %1 sequences would.</source>
        <translation>Zusammen &lt;b&gt;passen sie nicht hinein&lt;/b&gt;; %1 Sequenzen würden passen.</translation>
    </message>
    <message>
        <source>Together they &lt;b&gt;do not fit&lt;/b&gt;, not even with one sequence.</source>
        <translation>Zusammen &lt;b&gt;passen sie nicht hinein&lt;/b&gt;, nicht einmal mit einer Sequenz.</translation>
    </message>
    <message>
        <source>Weights: &lt;b&gt;%1&lt;/b&gt;, once. Caches: &lt;b&gt;%2&lt;/b&gt;, more with every token and sequence. %3 A token takes at least &lt;b&gt;%4&lt;/b&gt;.</source>
        <translation>Gewichte: &lt;b&gt;%1&lt;/b&gt;, einmal. Caches: &lt;b&gt;%2&lt;/b&gt;, mehr mit jedem Token und jeder Sequenz. %3 Ein Token dauert mindestens &lt;b&gt;%4&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The memory is empty. Add a sequence.</source>
        <translation>Der Speicher ist leer. Füge eine Sequenz hinzu.</translation>
    </message>
    <message>
        <source>In one piece each, &lt;b&gt;%1&lt;/b&gt; of %2 sequences fit and %3 % of what they take is wasted; in blocks, &lt;b&gt;%4&lt;/b&gt; fit, take %6 places, and %5 % is wasted.</source>
        <translation>Jede an einem Stück: &lt;b&gt;%1&lt;/b&gt; von %2 Sequenzen passen hinein, und %3 % ihres Platzes sind verschwendet; in Blöcken passen &lt;b&gt;%4&lt;/b&gt; hinein, belegen %6 Plätze, und %5 % sind verschwendet.</translation>
    </message>
    <message>
        <source>%1 bits and their scales save &lt;b&gt;%2 %&lt;/b&gt; of 16 bits. Outputs are off by &lt;b&gt;%3 %&lt;/b&gt; with keys per channel, &lt;b&gt;%4 %&lt;/b&gt; with keys per token.</source>
        <translation>%1 Bits mit ihren Maßstäben sparen &lt;b&gt;%2 %&lt;/b&gt; von 16 Bits. Die Ausgaben liegen um &lt;b&gt;%3 %&lt;/b&gt; daneben mit Keys je Kanal, um &lt;b&gt;%4 %&lt;/b&gt; mit Keys je Token.</translation>
    </message>
</context>
<context>
    <name>views::KvPagingForm</name>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Tokens in a block</source>
        <translation>Tokens in einem Block</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Tokens kept free for each sequence when it needs one piece</source>
        <translation>Tokens, die für jede Sequenz frei bleiben, wenn sie ein Stück braucht</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Tokens that fit into the memory</source>
        <translation>Tokens, die in den Speicher passen</translation>
    </message>
    <message>
        <source>Same start</source>
        <translation>Gleicher Anfang</translation>
    </message>
    <message>
        <source>Tokens at the start that are the same in every sequence</source>
        <translation>Tokens am Anfang, die in jeder Sequenz dieselben sind</translation>
    </message>
    <message>
        <source>Store the same start once</source>
        <translation>Gleichen Anfang einmal speichern</translation>
    </message>
    <message>
        <source>Blocks filled by the same start are shared by all sequences</source>
        <translation>Blöcke, die der gleiche Anfang füllt, teilen sich alle Sequenzen</translation>
    </message>
    <message>
        <source>Add a sequence</source>
        <translation>Neue Sequenz</translation>
    </message>
    <message>
        <source>One more sequence comes (Insert in the map)</source>
        <translation>Eine weitere Sequenz kommt (Einfg in der Karte)</translation>
    </message>
    <message>
        <source>End the oldest</source>
        <translation>Älteste beenden</translation>
    </message>
    <message>
        <source>Clear the memory</source>
        <translation>Speicher leeren</translation>
    </message>
    <message>
        <source>All sequences leave</source>
        <translation>Alle Sequenzen gehen</translation>
    </message>
    <message>
        <source>The sequence that came first ends and gives its memory back (Delete in the map)</source>
        <translation>Die Sequenz, die zuerst kam, endet und gibt ihren Speicher zurück (Entf in der Karte)</translation>
    </message>
</context>
<context>
    <name>views::KvPagingView</name>
    <message>
        <source>%1: %2 of %3 sequences, %4 % wasted</source>
        <translation>%1: %2 von %3 Sequenzen, %4 % verschwendet</translation>
    </message>
    <message>
        <source>; no room for %1</source>
        <translation>; kein Platz für %1</translation>
    </message>
    <message>
        <source>One piece each</source>
        <translation>Je ein Stück</translation>
    </message>
    <message>
        <source>Blocks of %1</source>
        <translation>Blöcke zu %1</translation>
    </message>
    <message>
        <source>%1 share</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Map of the memory, laid out in two ways</source>
        <translation>Karte des Speichers, auf zwei Arten eingeteilt</translation>
    </message>
    <message>
        <source>A memory of %1 tokens, laid out in two ways</source>
        <translation>Ein Speicher für %1 Tokens, auf zwei Arten eingeteilt</translation>
    </message>
    <message>
        <source>%1 sequences; one piece each wastes %2 %, blocks waste %3 %</source>
        <translation>%1 Sequenzen; an einem Stück sind %2 % verschwendet, in Blöcken %3 %</translation>
    </message>
    <message>
        <source>Sequence %1: %2 tokens</source>
        <translation>Sequenz %1: %2 Tokens</translation>
    </message>
    <message>
        <source>in one piece: %1 of %2 stay empty</source>
        <translation>an einem Stück: %1 von %2 bleiben leer</translation>
    </message>
    <message>
        <source>in blocks: %1 blocks, %2 tokens stay empty</source>
        <translation>in Blöcken: %1 Blöcke, %2 Tokens bleiben leer</translation>
    </message>
    <message>
        <source>A click ends it; Insert adds one, Delete ends the oldest</source>
        <translation>Ein Klick beendet sie; Einfg fügt eine hinzu, Entf beendet die älteste</translation>
    </message>
    <message>
        <source>A block that %1 sequences share: their same start</source>
        <translation>Ein Block, den sich %1 Sequenzen teilen: ihr gleicher Anfang</translation>
    </message>
</context>
<context>
    <name>views::KvQuantizationForm</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Bits of each kept number</source>
        <translation>Bits jeder behaltenen Zahl</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Numbers that share one scale</source>
        <translation>Zahlen, die sich einen Maßstab teilen</translation>
    </message>
    <message>
        <source>Outlier ×</source>
        <translation>Ausreißer ×</translation>
    </message>
    <message>
        <source>How much larger one channel of the keys is than the others; 1 for no difference</source>
        <translation>Wie viel größer ein Kanal der Keys ist als die anderen; 1 für keinen Unterschied</translation>
    </message>
</context>
<context>
    <name>views::KvQuantizationView</name>
    <message>
        <source>Keys, and what few bits lose of them</source>
        <translation>Keys, und was wenige Bits von ihnen verlieren</translation>
    </message>
    <message>
        <source>Keys in %1 bits, groups of %2 (a row is a token, a column a channel)</source>
        <translation>Keys in %1 Bits, Gruppen von %2 (eine Zeile ist ein Token, eine Spalte ein Kanal)</translation>
    </message>
    <message>
        <source>On average a key&apos;s number is off by %1 per channel and %2 per token</source>
        <translation>Im Mittel liegt eine Zahl eines Keys um %1 je Kanal und um %2 je Token daneben</translation>
    </message>
    <message>
        <source>Token %1, channel %2: %3</source>
        <translation>Token %1, Kanal %2: %3</translation>
    </message>
    <message>
        <source>per channel: %1</source>
        <translation>je Kanal: %1</translation>
    </message>
    <message>
        <source>per token: %1</source>
        <translation>je Token: %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Per channel</source>
        <translation>Je Kanal</translation>
    </message>
    <message>
        <source>Per token</source>
        <translation>Je Token</translation>
    </message>
    <message>
        <source>mean error %1</source>
        <translation>mittlerer Fehler %1</translation>
    </message>
    <message>
        <source>no outlier</source>
        <translation>kein Ausreißer</translation>
    </message>
    <message>
        <source>outlier: channel %1</source>
        <translation>Ausreißer: Kanal %1</translation>
    </message>
</context>
<context>
    <name>views::KvSharingForm</name>
    <message>
        <source>KV heads</source>
        <translation>KV-Köpfe</translation>
    </message>
    <message>
        <source>Likeness</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>How much the keys and values of different heads have in common: 0 nothing, 1 everything</source>
        <translation>Wie viel Keys und Values verschiedener Köpfe gemeinsam haben: 0 nichts, 1 alles</translation>
    </message>
    <message>
        <source>Heads with keys and values: from one for all query heads (multi-query attention) to one for each (multi-head attention)</source>
        <translation>Köpfe mit Keys und Values: von einem für alle Query-Köpfe (Multi-Query Attention) bis zu einem für jeden (Multi-Head Attention)</translation>
    </message>
</context>
<context>
    <name>views::KvSharingView</name>
    <message>
        <source>query heads: nothing of them is kept</source>
        <translation>Query-Köpfe: Von ihnen wird nichts behalten</translation>
    </message>
    <message>
        <source>KV heads: their keys and values are kept</source>
        <translation>KV-Köpfe: Ihre Keys und Values werden behalten</translation>
    </message>
    <message>
        <source>1 · MQA</source>
        <translation>1 · MQA</translation>
    </message>
    <message>
        <source>%1 · MHA</source>
        <translation>%1 · MHA</translation>
    </message>
    <message>
        <source>one each</source>
        <translation>je einer</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 B = %2 a token</source>
        <translation>%1 B = %2 je Token</translation>
    </message>
    <message>
        <source>Query heads and the KV heads they share</source>
        <translation>Query-Köpfe und die KV-Köpfe, die sie sich teilen</translation>
    </message>
    <message>
        <source>Click or drag along the numbers, or press Left and Right, to change how many KV heads there are</source>
        <translation>Auf die Zahlen klicken oder entlang ziehen oder Links und Rechts drücken, um die Zahl der KV-Köpfe zu ändern</translation>
    </message>
    <message>
        <source>MHA: multi-head attention</source>
        <translation>MHA: Multi-Head Attention</translation>
    </message>
    <message>
        <source>MQA: multi-query attention</source>
        <translation>MQA: Multi-Query Attention</translation>
    </message>
    <message>
        <source>GQA: grouped-query attention</source>
        <translation>GQA: Grouped-Query Attention</translation>
    </message>
    <message>
        <source>%1, %2 query and %3 KV heads</source>
        <translation>%1, %2 Query- und %3 KV-Köpfe</translation>
    </message>
    <message>
        <source>%1 query heads share %2 KV heads; %3 a token</source>
        <translation>%1 Query-Köpfe teilen sich %2 KV-Köpfe; %3 je Token</translation>
    </message>
</context>
<context>
    <name>views::KvTimeView</name>
    <message>
        <source>Time of a token</source>
        <translation>Zeit für ein Token</translation>
    </message>
    <message>
        <source>Time to read for one token: %1 at least</source>
        <translation>Lesezeit für ein Token: mindestens %1</translation>
    </message>
    <message>
        <source>ms a token</source>
        <translation>ms je Token</translation>
    </message>
</context>
<context>
    <name>views::KvWallsChart</name>
    <message>
        <source>Drag in the chart, or press Left and Right, to change the context or the batch</source>
        <translation>Im Diagramm ziehen oder Links und Rechts drücken, um Kontext oder Batch zu ändern</translation>
    </message>
    <message>
        <source>context, tokens</source>
        <translation>Kontext, Tokens</translation>
    </message>
    <message>
        <source>batch, sequences</source>
        <translation>Batch, Sequenzen</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>cache, on top</source>
        <translation>Cache, obendrauf</translation>
    </message>
</context>
<context>
    <name>views::KvWallsForm</name>
    <message>
        <source>Weights, ×10⁹</source>
        <translation>Gewichte, ×10⁹</translation>
    </message>
    <message>
        <source>Parameters of the model in thousand millions</source>
        <translation>Parameter des Modells in Milliarden</translation>
    </message>
    <message>
        <source>Each weight</source>
        <translation>Jedes Gewicht</translation>
    </message>
    <message>
        <source>Bytes that one weight takes</source>
        <translation>Bytes, die ein Gewicht braucht</translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>Speicher, GiB</translation>
    </message>
    <message>
        <source>Speed, GB/s</source>
        <translation>Tempo, GB/s</translation>
    </message>
    <message>
        <source>Each number</source>
        <translation>Jede Zahl</translation>
    </message>
    <message>
        <source>Bytes that one number of a key or value takes</source>
        <translation>Bytes, die eine Zahl von Key oder Value braucht</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Tokens kept for each sequence; drag in a chart changes it too</source>
        <translation>Tokens, die je Sequenz behalten werden; auch Ziehen im Diagramm ändert sie</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Sequences at the same time</source>
        <translation>Sequenzen zur selben Zeit</translation>
    </message>
    <message>
        <source>Charts against batch</source>
        <translation>Diagramme über den Batch</translation>
    </message>
    <message>
        <source>Charts against the number of sequences instead of the context</source>
        <translation>Diagramme über die Zahl der Sequenzen statt über den Kontext</translation>
    </message>
    <message>
        <source>Memory of the device in gibibytes (GiB), each 1024³ bytes</source>
        <translation>Speicher des Geräts in Gibibytes (GiB), jedes 1024³ Bytes</translation>
    </message>
    <message>
        <source>Gigabytes, each a thousand million bytes, that can be read in a second</source>
        <translation>Gigabytes, jedes eine Milliarde Bytes, die in einer Sekunde gelesen werden können</translation>
    </message>
</context>
<context>
    <name>views::KvWallsView</name>
    <message>
        <source>Bytes of weights and caches</source>
        <translation>Bytes von Gewichten und Caches</translation>
    </message>
    <message>
        <source>Memory: the caches pass the weights at %1 tokens</source>
        <translation>Speicher: Ab %1 Tokens sind die Caches größer als die Gewichte</translation>
    </message>
    <message>
        <source>Memory: %1 sequences fit</source>
        <translation>Speicher: %1 Sequenzen passen hinein</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>memory: %1 GiB</source>
        <translation>Speicher: %1 GiB</translation>
    </message>
    <message>
        <source>cache = weights</source>
        <translation>Cache = Gewichte</translation>
    </message>
</context>
<context>
    <name>views::LearningView</name>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Loss and right answers from step to step; Left and Right show other snapshots</source>
        <translation>Verlust und richtige Antworten von Schritt zu Schritt; Links und Rechts zeigen andere Aufnahmen</translation>
    </message>
    <message>
        <source>Click or drag to see the model as it was at that step</source>
        <translation>Klicken oder ziehen, um das Modell zu sehen, wie es in jenem Schritt war</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>Wie es lernt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; loss %2; right: %3</source>
        <translation>%1; Verlust %2; richtig: %3</translation>
    </message>
    <message>
        <source>this training</source>
        <translation>dieses Training</translation>
    </message>
    <message>
        <source>no local heads</source>
        <translation>ohne örtliche Köpfe</translation>
    </message>
    <message>
        <source>loss: nats an answer</source>
        <translation>Verlust: Nats je Antwort</translation>
    </message>
    <message>
        <source>two hops, no local heads</source>
        <translation>zwei Sprünge, ohne örtliche Köpfe</translation>
    </message>
    <message>
        <source>right answers, %, smoothed</source>
        <translation>richtige Antworten, %, geglättet</translation>
    </message>
</context>
<context>
    <name>views::LensView</name>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>What the model would say if it stopped after each layer</source>
        <translation>Was das Modell sagen würde, wenn es nach jeder Schicht aufhörte</translation>
    </message>
    <message>
        <source>After each layer, at %1 “%2”</source>
        <translation>Nach jeder Schicht, bei %1 „%2“</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>views::LetterKey</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>views::MixView</name>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>weight × value</source>
        <translation>Gewicht × Value</translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation>Summe bisher</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>hidden, adds nothing</source>
        <translation>verdeckt, trägt nichts bei</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 weitere</translation>
    </message>
    <message>
        <source>… %1 more before</source>
        <translation>… %1 weitere davor</translation>
    </message>
    <message>
        <source>… %1 more: %2 before, %3 after</source>
        <translation>… %1 weitere: %2 davor, %3 danach</translation>
    </message>
    <message>
        <source>Sum up to key %1</source>
        <translation>Summe bis Key %1</translation>
    </message>
    <message>
        <source>Output of query %1</source>
        <translation>Ausgabe von Query %1</translation>
    </message>
    <message>
        <source>Output %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>How the values are mixed: a line for each key, then the output row</source>
        <translation>Wie die Values gemischt werden: eine Zeile je Key, dann die Ausgabe</translation>
    </message>
    <message>
        <source>The values, mixed by the weights</source>
        <translation>Die Values, nach den Gewichten gemischt</translation>
    </message>
    <message>
        <source>Next: mix the values</source>
        <translation>Weiter: die Values mischen</translation>
    </message>
    <message>
        <source>At the end: mix the values</source>
        <translation>Am Ende: die Values mischen</translation>
    </message>
    <message>
        <source>Output of query %1: %2</source>
        <translation>Ausgabe von Query %1: %2</translation>
    </message>
    <message>
        <source>Key %1 “%2”</source>
        <translation>Key %1 „%2“</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, adds nothing</source>
        <translation>%1: von der Maske verdeckt, trägt nichts bei</translation>
    </message>
    <message>
        <source>weight %1 × value %2</source>
        <translation>Gewicht %1 × Value %2</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>sum so far %1</source>
        <translation>Summe bisher %1</translation>
    </message>
    <message>
        <source>Up and Down choose a key</source>
        <translation>Auf und Ab wählen einen Key</translation>
    </message>
</context>
<context>
    <name>views::ModelControls</name>
    <message>
        <source>The text the model reads; Enter takes it</source>
        <translation>Der Text, den das Modell liest; die Eingabetaste übernimmt ihn</translation>
    </message>
    <message>
        <source>Text the model reads</source>
        <translation>Text, den das Modell liest</translation>
    </message>
    <message>
        <source>The likeliest next token joins the text</source>
        <translation>Das wahrscheinlichste nächste Token kommt an den Text</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ anfügen</translation>
    </message>
    <message>
        <source>Everything on</source>
        <translation>Alles an</translation>
    </message>
    <message>
        <source>Switch every head on again, and mend what was cut</source>
        <translation>Alle Köpfe wieder anschalten und Durchtrenntes flicken</translation>
    </message>
</context>
<context>
    <name>views::ModelSummary</name>
    <message>
        <source>with 1 edge cut</source>
        <translation>mit 1 durchtrennten Kante</translation>
    </message>
    <message>
        <source>with %1 edges cut</source>
        <translation>mit %1 durchtrennten Kanten</translation>
    </message>
    <message>
        <source>Without head %1</source>
        <translation>Ohne Kopf %1</translation>
    </message>
    <message>
        <source>Without heads %1</source>
        <translation>Ohne die Köpfe %1</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The model %1</source>
        <translation>Das Modell %1</translation>
    </message>
    <message>
        <source>%1 goes on with %2 (%3).</source>
        <translation>%1 fährt fort mit %2 (%3).</translation>
    </message>
    <message>
        <source>%1 %2 (%3); with everything on %4, which has %5 here.</source>
        <translation>%1 %2 (%3); mit allem %4, das hier %5 hat.</translation>
    </message>
</context>
<context>
    <name>views::NextTokensView</name>
    <message>
        <source>Probabilities of the next token, the likeliest first</source>
        <translation>Wahrscheinlichkeiten des nächsten Tokens, das wahrscheinlichste zuerst</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Place %1: “%2”, probability %3</source>
        <translation>Platz %1: „%2“, Wahrscheinlichkeit %3</translation>
    </message>
    <message>
        <source>Softmax of the logits at the last position</source>
        <translation>Softmax der Logits an der letzten Position</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
</context>
<context>
    <name>views::NumberBox</name>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein, nicht „%4“.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein, nicht „%4“.</translation>
    </message>
</context>
<context>
    <name>views::OtherTextForm</name>
    <message>
        <source>Start from the text</source>
        <translation>Mit dem Text beginnen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>A second text of as many tokens; Enter takes it</source>
        <translation>Ein zweiter Text aus ebenso vielen Tokens; die Eingabetaste übernimmt ihn</translation>
    </message>
    <message>
        <source>Text to compare with</source>
        <translation>Text zum Vergleichen</translation>
    </message>
    <message>
        <source>Copy the text here, to change a word of it</source>
        <translation>Den Text hierher kopieren, um ein Wort darin zu ändern</translation>
    </message>
    <message>
        <source>Compare with nothing</source>
        <translation>Mit nichts vergleichen</translation>
    </message>
    <message>
        <source>The other text</source>
        <translation>Der andere Text</translation>
    </message>
    <message>
        <source>It goes on with “%1” (%2). After the first text “%1” has %3.</source>
        <translation>Er geht weiter mit „%1“ (%2). Nach dem ersten Text hat „%1“ %3.</translation>
    </message>
</context>
<context>
    <name>views::PatchingView</name>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>attention %1</source>
        <translation>Attention %1</translation>
    </message>
    <message>
        <source>feed-forward %1</source>
        <translation>Feed-Forward %1</translation>
    </message>
    <message>
        <source>What each place of the other text&apos;s run brings of its answer</source>
        <translation>Was jede Stelle aus dem Lauf des anderen Textes von dessen Antwort bringt</translation>
    </message>
    <message>
        <source>Two texts: where they part</source>
        <translation>Zwei Texte: wo sie sich trennen</translation>
    </message>
    <message>
        <source>The other text goes on with %1, which has %2 after this text</source>
        <translation>Der andere Text geht weiter mit %1, das nach diesem Text %2 hat</translation>
    </message>
    <message>
        <source>There is no other text yet</source>
        <translation>Es gibt noch keinen anderen Text</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, Position %2</translation>
    </message>
    <message>
        <source>Write a second text of as many words beside.</source>
        <translation>Schreib daneben einen zweiten Text aus ebenso vielen Wörtern.</translation>
    </message>
    <message>
        <source>After %1, at position %2 “%3”</source>
        <translation>Nach %1, an Position %2 „%3“</translation>
    </message>
    <message>
        <source>“%1” has %2 with that vector from the other run; without it %3, there %4</source>
        <translation>„%1“ hat %2 mit diesem Vektor aus dem anderen Lauf; ohne ihn %3, dort %4</translation>
    </message>
    <message>
        <source>Probability of “%1” with one place from the other text&apos;s run</source>
        <translation>Wahrscheinlichkeit von „%1“ mit einer Stelle aus dem Lauf des anderen Textes</translation>
    </message>
</context>
<context>
    <name>views::PerplexityControls</name>
    <message>
        <source>Perfect run</source>
        <translation>Perfekter Lauf</translation>
    </message>
    <message>
        <source>Uniform over 10</source>
        <translation>Gleichmäßig unter 10</translation>
    </message>
    <message>
        <source>One surprise</source>
        <translation>Eine Überraschung</translation>
    </message>
    <message>
        <source>All but one certain</source>
        <translation>Alle bis auf eines sicher</translation>
    </message>
    <message>
        <source>One impossible</source>
        <translation>Eines unmöglich</translation>
    </message>
    <message>
        <source>Log axis</source>
        <translation>Log-Achse</translation>
    </message>
    <message>
        <source>Your own sentence, up to 200 words and marks; Enter takes it</source>
        <translation>Dein eigener Satz, bis zu 200 Wörter und Satzzeichen; die Eingabetaste übernimmt ihn</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Probabilities to begin with</source>
        <translation>Wahrscheinlichkeiten für den Anfang</translation>
    </message>
    <message>
        <source>Preset of the probabilities</source>
        <translation>Vorgabe der Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Probabilities on a logarithmic axis, each step a tenth</source>
        <translation>Wahrscheinlichkeiten auf einer logarithmischen Achse, jeder Schritt ein Zehntel</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
    <message>
        <source>&amp;Logarithmic Axis</source>
        <translation>&amp;Logarithmische Achse</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
</context>
<context>
    <name>views::PerplexityCurveView</name>
    <message>
        <source>Perplexity against the probability of the chosen token; Left and Right change it</source>
        <translation>Perplexität über der Wahrscheinlichkeit des gewählten Tokens; Links und Rechts ändern sie</translation>
    </message>
    <message>
        <source>Drag along the curve, or Left and Right, to change the chosen token&apos;s probability</source>
        <translation>Entlang der Kurve ziehen oder Links und Rechts ändern die Wahrscheinlichkeit des gewählten Tokens</translation>
    </message>
    <message>
        <source>Perplexity against p of “%1” (token %2)</source>
        <translation>Perplexität über p von „%1“ (Token %2)</translation>
    </message>
    <message>
        <source>probability of token %1</source>
        <translation>Wahrscheinlichkeit von Token %1</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>%1 at probability %2</source>
        <translation>%1 bei Wahrscheinlichkeit %2</translation>
    </message>
    <message>
        <source>Another token has probability 0: perplexity is ∞ whatever this one has.</source>
        <translation>Ein anderes Token hat Wahrscheinlichkeit 0: Die Perplexität ist ∞, was immer dieses hat.</translation>
    </message>
    <message>
        <source>%1, perplexity %2</source>
        <translation>%1, Perplexität %2</translation>
    </message>
</context>
<context>
    <name>views::PerplexityStates</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>least sure of</source>
        <translation>am unsichersten bei</translation>
    </message>
    <message>
        <source>Keep as %1</source>
        <translation>Behalten als %1</translation>
    </message>
    <message>
        <source>Keep the sentence on screen and its probabilities as %1</source>
        <translation>Den Satz auf dem Bildschirm und seine Wahrscheinlichkeiten als %1 behalten</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Bring back what is kept as %1</source>
        <translation>Zurückholen, was als %1 behalten ist</translation>
    </message>
    <message>
        <source>Compare two states</source>
        <translation>Zwei Zustände vergleichen</translation>
    </message>
    <message>
        <source>Keep one state as A, change something, keep it as B.</source>
        <translation>Behalte einen Zustand als A, ändere etwas, behalte das als B.</translation>
    </message>
    <message>
        <source>A and B are equally unsure.</source>
        <translation>A und B sind gleich unsicher.</translation>
    </message>
    <message>
        <source>A is infinitely more unsure than B.</source>
        <translation>A ist unendlich viel unsicherer als B.</translation>
    </message>
    <message>
        <source>B is infinitely more unsure than A.</source>
        <translation>B ist unendlich viel unsicherer als A.</translation>
    </message>
    <message>
        <source>A&apos;s perplexity is %1 times B&apos;s.</source>
        <translation>Die Perplexität von A ist %1-mal die von B.</translation>
    </message>
    <message>
        <source>B&apos;s perplexity is %1 times A&apos;s.</source>
        <translation>Die Perplexität von B ist %1-mal die von A.</translation>
    </message>
    <message>
        <source>nothing kept yet</source>
        <translation>noch nichts behalten</translation>
    </message>
</context>
<context>
    <name>views::PerplexitySummary</name>
    <message>
        <source>1 bit</source>
        <translation>1 Bit</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>1 nat</source>
        <translation>1 Nat</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 Nats</translation>
    </message>
    <message>
        <source>Perplexity %1: %2. %3</source>
        <translation>Perplexität %1: %2. %3</translation>
    </message>
    <message>
        <source>Mean surprise (cross-entropy) %1 = %2; geometric mean p %3.</source>
        <translation>Mittlere Überraschung (Kreuzentropie) %1 = %2; geometrisches Mittel p %3.</translation>
    </message>
    <message>
        <source>With all that came before in view, perplexity is %1. Read in windows of %2 tokens, %3 apart, it is %4.</source>
        <translation>Mit allem Vorigen im Blick ist die Perplexität %1. In Fenstern von %2 Tokens gelesen, je %3 weiter, ist sie %4.</translation>
    </message>
    <message>
        <source>no number of choices is unsure enough</source>
        <translation>keine Zahl von Möglichkeiten ist unsicher genug</translation>
    </message>
    <message>
        <source>no doubt at all, as if there were 1 token to choose from</source>
        <translation>kein Zweifel, als stünde 1 Token zur Wahl</translation>
    </message>
    <message>
        <source>as unsure as choosing among %1 equally likely tokens</source>
        <translation>so unsicher wie eine Wahl unter %1 gleich wahrscheinlichen Tokens</translation>
    </message>
    <message>
        <source>Token %1 has probability 0, and −log 0 is ∞.</source>
        <translation>Token %1 hat Wahrscheinlichkeit 0, und −log 0 ist ∞.</translation>
    </message>
    <message>
        <source>Every token was certain.</source>
        <translation>Jedes Token war sicher.</translation>
    </message>
    <message>
        <source>Token %1 makes %2 of the surprise.</source>
        <translation>Token %1 macht %2 der Überraschung aus.</translation>
    </message>
</context>
<context>
    <name>views::PlaneChoices</name>
    <message>
        <source>Dimension shown horizontally</source>
        <translation>Waagerecht gezeigte Dimension</translation>
    </message>
    <message>
        <source>Dimension shown vertically</source>
        <translation>Senkrecht gezeigte Dimension</translation>
    </message>
    <message>
        <source>Which of the vectors&apos; dimensions the plane shows</source>
        <translation>Welche Dimensionen der Vektoren die Ebene zeigt</translation>
    </message>
</context>
<context>
    <name>views::PlaneView</name>
    <message>
        <source>Query %1 and the keys</source>
        <translation>Query %1 und die Keys</translation>
    </message>
    <message>
        <source>Values and output</source>
        <translation>Values und Ausgabe</translation>
    </message>
    <message>
        <source>output %1 = </source>
        <translation>Ausgabe %1 = </translation>
    </message>
    <message>
        <source>Σ weight × value = %1</source>
        <translation>Σ Gewicht × Value = %1</translation>
    </message>
    <message>
        <source>Queries and keys in one plane, values and the output in another: comma and full stop choose a tip, the arrow keys move it, Enter types its numbers</source>
        <translation>Queries und Keys in einer Ebene, Values und Ausgabe in einer anderen: Komma und Punkt wählen eine Spitze, die Pfeiltasten bewegen sie, die Eingabetaste tippt ihre Zahlen</translation>
    </message>
    <message>
        <source>&amp;Previous Arrow in the Plane</source>
        <translation>Voriger &amp;Pfeil in der Ebene</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>&amp;Next Arrow in the Plane</source>
        <translation>Nächster P&amp;feil in der Ebene</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>The plane (drag a tip)</source>
        <translation>Die Ebene (eine Spitze ziehen)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, hidden by the mask</source>
        <translation>%1, von der Maske verdeckt</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>hidden from query %1 by the mask</source>
        <translation>für Query %1 von der Maske verdeckt</translation>
    </message>
    <message>
        <source>Drag the tip, or the arrow keys; double-click to type (Enter)</source>
        <translation>Spitze ziehen oder Pfeiltasten; Doppelklick zum Tippen (Eingabetaste)</translation>
    </message>
    <message>
        <source>%1, dimension %2</source>
        <translation>%1, Dimension %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>views::PointEditor</name>
    <message>
        <source>New number</source>
        <translation>Neue Zahl</translation>
    </message>
    <message>
        <source>New numbers, horizontal; vertical</source>
        <translation>Neue Zahlen, waagerecht; senkrecht</translation>
    </message>
    <message>
        <source>“%1” is not a number such as 2.5.</source>
        <translation>„%1“ ist keine Zahl wie 2.5.</translation>
    </message>
    <message>
        <source>“%1” are not two numbers such as 0.5; 1.5</source>
        <translation>„%1“ sind nicht zwei Zahlen wie 0.5; 1.5</translation>
    </message>
</context>
<context>
    <name>views::ProbabilitiesView</name>
    <message>
        <source>Probability of each token: Left and Right choose a token, Up and Down change its probability, a digit types it</source>
        <translation>Wahrscheinlichkeit jedes Tokens: Links und Rechts wählen ein Token, Auf und Ab ändern seine Wahrscheinlichkeit, eine Ziffer tippt sie</translation>
    </message>
    <message>
        <source>Probability of each token (drag a bar)</source>
        <translation>Wahrscheinlichkeit jedes Tokens (Balken ziehen)</translation>
    </message>
    <message>
        <source>Token %1: probability %2</source>
        <translation>Token %1: Wahrscheinlichkeit %2</translation>
    </message>
    <message>
        <source>Held impossible, so its surprise is infinite</source>
        <translation>Galt als unmöglich, also ist seine Überraschung unendlich</translation>
    </message>
    <message>
        <source>surprise %1 bits, %2 of the total</source>
        <translation>Überraschung %1 Bits, %2 von allem</translation>
    </message>
    <message>
        <source>Drag the bar, or Up and Down; double-click to type (F2)</source>
        <translation>Balken ziehen oder Auf und Ab; Doppelklick zum Tippen (F2)</translation>
    </message>
    <message>
        <source>probability of token %1</source>
        <translation>Wahrscheinlichkeit von Token %1</translation>
    </message>
</context>
<context>
    <name>views::ReadingControls</name>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>How many tokens the model sees at once</source>
        <translation>Wie viele Tokens das Modell auf einmal sieht</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>How many tokens on the next pass begins; at most the window</source>
        <translation>Wie viele Tokens weiter der nächste Durchgang beginnt; höchstens das Fenster</translation>
    </message>
</context>
<context>
    <name>views::ReadingView</name>
    <message>
        <source>Passes over the text and the tokens each of them sees</source>
        <translation>Durchgänge durch den Text und die Tokens, die jeder sieht</translation>
    </message>
    <message>
        <source>Read in windows of %1, %2 apart</source>
        <translation>In Fenstern von %1 gelesen, je %2 weiter</translation>
    </message>
    <message>
        <source>Perplexity %1; with everything in view %2. Passes: %3, tokens read: %4.</source>
        <translation>Perplexität %1; mit allem im Blick %2. Durchgänge: %3, gelesene Tokens: %4.</translation>
    </message>
    <message>
        <source>p then</source>
        <translation>p dann</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>gewertet</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Token %1: sees %2 of the %3 tokens before</source>
        <translation>Token %1: sieht %2 der %3 Tokens davor</translation>
    </message>
    <message>
        <source>p = %1 × (%2 + 1) ÷ (%3 + 1) = %4</source>
        <translation>p = %1 × (%2 + 1) ÷ (%3 + 1) = %4</translation>
    </message>
</context>
<context>
    <name>views::ScalingControls</name>
    <message>
        <source>Draw again</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>Breite d</translation>
    </message>
    <message>
        <source>Numbers in each query and key</source>
        <translation>Zahlen in jeder Query und jedem Key</translation>
    </message>
    <message>
        <source>Numbers in each query and key; each doubling is as long</source>
        <translation>Zahlen in jeder Query und jedem Key; jede Verdopplung ist gleich lang</translation>
    </message>
    <message>
        <source>Width of queries and keys</source>
        <translation>Breite der Querys und Keys</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Keys of a row, which softmax weighs</source>
        <translation>Keys einer Zeile, die Softmax gewichtet</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Of the dice: the same seed, the same numbers</source>
        <translation>Der Würfel: gleicher Seed, gleiche Zahlen</translation>
    </message>
    <message>
        <source>Other random numbers: the next seed</source>
        <translation>Andere Zufallszahlen: der nächste Seed</translation>
    </message>
</context>
<context>
    <name>views::ScalingCurvesView</name>
    <message>
        <source>variance of the scores</source>
        <translation>Varianz der Scores</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>entropy, bits</source>
        <translation>Entropie, Bits</translation>
    </message>
    <message>
        <source>softmax gradient</source>
        <translation>Softmax-Gradient</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>Breite d</translation>
    </message>
    <message>
        <source>Click or drag to choose the width; Left and Right halve and double it</source>
        <translation>Klick oder zieh, um die Breite zu wählen; Links und Rechts halbieren und verdoppeln sie</translation>
    </message>
    <message>
        <source>Variance, largest weight, entropy and gradient against the width</source>
        <translation>Varianz, größtes Gewicht, Entropie und Gradient gegen die Breite</translation>
    </message>
    <message>
        <source>Against the width: means of %1 random rows of %2 keys</source>
        <translation>Gegen die Breite: Mittel über %1 zufällige Zeilen von %2 Keys</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>q·k ÷ √d</source>
        <translation>q·k ÷ √d</translation>
    </message>
    <message>
        <source>%1; without dividing: largest weight %2, gradient %3; with it: %4, %5</source>
        <translation>%1; ohne Teilen: größtes Gewicht %2, Gradient %3; mit: %4, %5</translation>
    </message>
</context>
<context>
    <name>views::ScalingRowView</name>
    <message>
        <source>Weights of one random query, without dividing and with it</source>
        <translation>Gewichte einer zufälligen Query, ohne Teilen und mit</translation>
    </message>
    <message>
        <source>One query, %1 random keys: softmax</source>
        <translation>Eine Query, %1 zufällige Keys: Softmax</translation>
    </message>
    <message>
        <source>of q·k</source>
        <translation>von q·k</translation>
    </message>
    <message>
        <source>of q·k ÷ √d</source>
        <translation>von q·k ÷ √d</translation>
    </message>
    <message>
        <source>Largest weight %1 without dividing, %2 with it</source>
        <translation>Größtes Gewicht %1 ohne Teilen, %2 mit</translation>
    </message>
    <message>
        <source>Weight of key %1, %2</source>
        <translation>Gewicht von Key %1, %2</translation>
    </message>
    <message>
        <source>Key %1: score %2</source>
        <translation>Key %1: Score %2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
</context>
<context>
    <name>views::ScalingSummary</name>
    <message>
        <source>At width %1 scores spread by ±%2, ÷ √d by ±%3. The largest of %4 weights: %5 on average, ÷ √d %6.</source>
        <translation>Bei Breite %1 streuen Scores um ±%2, ÷ √d um ±%3. Das größte von %4 Gewichten: im Mittel %5, ÷ √d %6.</translation>
    </message>
</context>
<context>
    <name>views::ScoreHistogramView</name>
    <message>
        <source>How often random scores of a size come, before and after dividing</source>
        <translation>Wie oft zufällige Scores einer Größe kommen, vor und nach dem Teilen</translation>
    </message>
    <message>
        <source>%1 random scores q·k of width %2</source>
        <translation>%1 zufällige Scores q·k der Breite %2</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>q·k ÷ √d</source>
        <translation>q·k ÷ √d</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>share of all</source>
        <translation>Anteil an allen</translation>
    </message>
    <message>
        <source>Standard deviation %1 before dividing, %2 after</source>
        <translation>Standardabweichung %1 vor dem Teilen, %2 danach</translation>
    </message>
</context>
<context>
    <name>views::StageButton</name>
    <message>
        <source>Stage %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
    <message>
        <source>Score: how well each query fits each key</source>
        <translation>Score: wie gut jede Query zu jedem Key passt</translation>
    </message>
    <message>
        <source>Scale: the scores divided by the square root of the key width</source>
        <translation>Skalieren: die Scores, geteilt durch die Wurzel der Key-Breite</translation>
    </message>
    <message>
        <source>Mask: later positions hidden from each query</source>
        <translation>Maske: spätere Positionen, vor jeder Query verdeckt</translation>
    </message>
    <message>
        <source>Softmax: each row of scores made into weights that sum to 1</source>
        <translation>Softmax: jede Zeile von Scores wird zu Gewichten, die zusammen 1 ergeben</translation>
    </message>
    <message>
        <source>Mix: the values added up by weight</source>
        <translation>Mischen: die Values, nach Gewicht zusammengezählt</translation>
    </message>
</context>
<context>
    <name>views::StagesView</name>
    <message>
        <source>The stage before (PageUp)</source>
        <translation>Die Stufe davor (Bild auf)</translation>
    </message>
    <message>
        <source>Go through the stages (Space)</source>
        <translation>Durch die Stufen gehen (Leertaste)</translation>
    </message>
    <message>
        <source>The next stage (PageDown)</source>
        <translation>Die nächste Stufe (Bild ab)</translation>
    </message>
    <message>
        <source>Stage %1 of %2, %3</source>
        <translation>Stufe %1 von %2, %3</translation>
    </message>
</context>
<context>
    <name>views::Stepper</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Zurück</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Weiter ▶</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>❚❚ Pause</source>
        <translation>❚❚ Anhalten</translation>
    </message>
    <message>
        <source>▶ Play</source>
        <translation>▶ Abspielen</translation>
    </message>
</context>
<context>
    <name>views::StreamView</name>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>+ attention %1</source>
        <translation>+ Attention %1</translation>
    </message>
    <message>
        <source>head %1.%2 · W_O</source>
        <translation>Kopf %1.%2 · W_O</translation>
    </message>
    <message>
        <source>+ feed-forward %1</source>
        <translation>+ Feed-Forward %1</translation>
    </message>
    <message>
        <source>its neurons</source>
        <translation>seine Neuronen</translation>
    </message>
    <message>
        <source>= the vector</source>
        <translation>= der Vektor</translation>
    </message>
    <message>
        <source>to the logit of “%1”</source>
        <translation>zum Logit von „%1“</translation>
    </message>
    <message>
        <source>What each part of the model adds to the position&apos;s vector: Up and Down open a head</source>
        <translation>Was jeder Teil des Modells zum Vektor der Position hinzufügt: Auf und Ab öffnen einen Kopf</translation>
    </message>
    <message>
        <source>The residual stream at %1 “%2”: what each part adds</source>
        <translation>Der Residualstrom bei %1 „%2“: was jeder Teil hinzufügt</translation>
    </message>
    <message>
        <source>At position %1 the model says %2; layer %3 and its head %4 are open</source>
        <translation>An Position %1 sagt das Modell %2; Schicht %3 und ihr Kopf %4 sind offen</translation>
    </message>
    <message>
        <source>%1, to the logit of %2</source>
        <translation>%1, zum Logit von %2</translation>
    </message>
    <message>
        <source>neuron %1: %2</source>
        <translation>Neuron %1: %2</translation>
    </message>
    <message>
        <source>number %1: %2</source>
        <translation>Zahl %1: %2</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>Länge %1</translation>
    </message>
    <message>
        <source>adds %1 to the logit of “%2”</source>
        <translation>trägt %1 zum Logit von „%2“ bei</translation>
    </message>
    <message>
        <source>%1 numbers, full colour from ±%2</source>
        <translation>%1 Zahlen, volle Farbe ab ±%2</translation>
    </message>
</context>
<context>
    <name>views::SummaryView</name>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Position %1 sees no key, so its weights and its output are zero.</source>
        <translation>Position %1 sieht keinen Key, also sind ihre Gewichte und ihre Ausgabe null.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Position %1 attends to %2 alone (%3 %): it sees no other key.</source>
        <translation>Position %1 achtet nur auf %2 (%3 %): Sie sieht keinen anderen Key.</translation>
    </message>
    <message>
        <source>Position %1 attends most to %2 (%3 %).</source>
        <translation>Position %1 achtet am meisten auf %2 (%3 %).</translation>
    </message>
    <message>
        <source>Position %1 attends equally to %2 (%3 % each).</source>
        <translation>Position %1 achtet gleich stark auf %2 (je %3 %).</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1 later position is hidden.</source>
        <translation>1 spätere Position ist verdeckt.</translation>
    </message>
    <message>
        <source>%1 later positions are hidden.</source>
        <translation>%1 spätere Positionen sind verdeckt.</translation>
    </message>
    <message>
        <source>Each row sums to 1.</source>
        <translation>Jede Zeile ergibt zusammen 1.</translation>
    </message>
    <message>
        <source>1 position is hidden.</source>
        <translation>1 Position ist verdeckt.</translation>
    </message>
    <message>
        <source>%1 positions are hidden.</source>
        <translation>%1 Positionen sind verdeckt.</translation>
    </message>
    <message>
        <source>Finished weights, as they were loaded.</source>
        <translation>Fertige Gewichte, so wie sie geladen wurden.</translation>
    </message>
    <message>
        <source>Position %1 gives no key any weight, so its output is zero.</source>
        <translation>Position %1 gibt keinem Key Gewicht, also ist ihre Ausgabe null.</translation>
    </message>
</context>
<context>
    <name>views::SurpriseView</name>
    <message>
        <source>Share of the total surprise of each token: Left and Right choose a token</source>
        <translation>Anteil jedes Tokens an der ganzen Überraschung: Links und Rechts wählen ein Token</translation>
    </message>
    <message>
        <source>Share of the surprise: the token that was held impossible takes all of it</source>
        <translation>Anteil an der Überraschung: Das Token, das als unmöglich galt, nimmt alles</translation>
    </message>
    <message>
        <source>Share of the surprise, −log₂ p, of %1 bits in all</source>
        <translation>Anteil an der Überraschung, −log₂ p, von insgesamt %1 Bits</translation>
    </message>
    <message>
        <source>Token %1: surprise −log₂ %2 = %3 bits</source>
        <translation>Token %1: Überraschung −log₂ %2 = %3 Bits</translation>
    </message>
    <message>
        <source>= %1 nats, with the natural logarithm</source>
        <translation>= %1 Nats, mit dem natürlichen Logarithmus</translation>
    </message>
    <message>
        <source>%1 of the total</source>
        <translation>%1 von allem</translation>
    </message>
    <message>
        <source>Left and Right choose a token</source>
        <translation>Links und Rechts wählen ein Token</translation>
    </message>
</context>
<context>
    <name>views::TokenBarsView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>views::TokenStripView</name>
    <message>
        <source>The text: Left and Right choose the word that asks, Enter offers others for it</source>
        <translation>Der Text: Links und Rechts wählen das Wort, das fragt, die Eingabetaste bietet andere dafür an</translation>
    </message>
    <message>
        <source>The text: click an arc to cut it, a word to ask from it, twice to put another there</source>
        <translation>Der Text: Klick auf einen Bogen durchtrennt ihn, auf ein Wort fragt von dort, zweimal setzt ein anderes</translation>
    </message>
    <message>
        <source>%1 is asked from; %2 edges carry the answer, %3 are cut</source>
        <translation>gefragt wird von %1; %2 Kanten tragen die Antwort, %3 sind durchtrennt</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1: −%2</translation>
    </message>
    <message>
        <source>%1 cut</source>
        <translation>%1 getrennt</translation>
    </message>
    <message>
        <source>%1: weight %2</source>
        <translation>%1: Gewicht %2</translation>
    </message>
    <message>
        <source>Surprise of %1, token %2</source>
        <translation>Überraschung bei %1, Token %2</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Layer %1, head %2: %3 reads %4</source>
        <translation>Schicht %1, Kopf %2: %3 liest %4</translation>
    </message>
    <message>
        <source>Without this edge the answer loses %1</source>
        <translation>Ohne diese Kante verliert die Antwort %1</translation>
    </message>
    <message>
        <source>It is cut; its row shares the weight out anew</source>
        <translation>Sie ist durchtrennt; ihre Zeile verteilt das Gewicht neu</translation>
    </message>
    <message>
        <source>Click to mend it</source>
        <translation>Klick, um sie zu flicken</translation>
    </message>
    <message>
        <source>Click to cut it</source>
        <translation>Klick, um sie zu durchtrennen</translation>
    </message>
    <message>
        <source>The first token follows nothing</source>
        <translation>Das erste Token folgt auf nichts</translation>
    </message>
    <message>
        <source>Surprise: %1 bits</source>
        <translation>Überraschung: %1 Bit</translation>
    </message>
</context>
<context>
    <name>views::TokensForm</name>
    <message>
        <source>Tokens, vectors and mask</source>
        <translation>Tokens, Vektoren und Maske</translation>
    </message>
    <message>
        <source>Words and marks become tokens with vectors from the seed; Enter takes it</source>
        <translation>Wörter und Satzzeichen werden Tokens mit Vektoren aus dem Startwert; die Eingabetaste übernimmt sie</translation>
    </message>
    <message>
        <source>Sentence to start from</source>
        <translation>Satz für den Anfang</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginne mit</translation>
    </message>
    <message>
        <source>Numbers to start from: another lesson&apos;s, or random ones</source>
        <translation>Zahlen für den Anfang: die einer anderen Lektion oder zufällige</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of random vectors: the same seed, the same numbers</source>
        <translation>Startwert der zufälligen Vektoren: gleicher Startwert, gleiche Zahlen</translation>
    </message>
    <message>
        <source>The chosen query&apos;s token; Enter renames it</source>
        <translation>Das Token der gewählten Query; die Eingabetaste benennt es um</translation>
    </message>
    <message>
        <source>Name of the chosen token</source>
        <translation>Name des gewählten Tokens</translation>
    </message>
    <message>
        <source>Move the chosen token one position to the front</source>
        <translation>Das gewählte Token eine Position nach vorn schieben</translation>
    </message>
    <message>
        <source>Move the chosen token one position to the end</source>
        <translation>Das gewählte Token eine Position nach hinten schieben</translation>
    </message>
    <message>
        <source>Add after</source>
        <translation>Danach einfügen</translation>
    </message>
    <message>
        <source>Add a token after the chosen one</source>
        <translation>Ein Token nach dem gewählten einfügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen token</source>
        <translation>Das gewählte Token entfernen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>How many tokens; new ones come at the end</source>
        <translation>Wie viele Tokens; neue kommen ans Ende</translation>
    </message>
    <message>
        <source>Q, K and V directly, or X and the matrices that make them</source>
        <translation>Q, K und V direkt, oder X und die Matrizen, aus denen sie entstehen</translation>
    </message>
    <message>
        <source>Q, K, V</source>
        <translation>Q, K, V</translation>
    </message>
    <message>
        <source>X and W</source>
        <translation>X und W</translation>
    </message>
    <message>
        <source>Width d_k</source>
        <translation>Breite d_k</translation>
    </message>
    <message>
        <source>Numbers in each query and key</source>
        <translation>Zahlen in jeder Query und jedem Key</translation>
    </message>
    <message>
        <source>of V</source>
        <translation>von V</translation>
    </message>
    <message>
        <source>Numbers in each value</source>
        <translation>Zahlen in jedem Value</translation>
    </message>
    <message>
        <source>of X</source>
        <translation>von X</translation>
    </message>
    <message>
        <source>Numbers in each token vector</source>
        <translation>Zahlen in jedem Token-Vektor</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Which keys a query may see; “drawn” is drawn into the matrix</source>
        <translation>Welche Keys eine Query sehen darf; „gezeichnet“ wird in die Matrix gezeichnet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Keys a query sees under the sliding window, its own among them</source>
        <translation>Keys, die eine Query im gleitenden Fenster sieht, der eigene mitgezählt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>A sentence of your own, then Enter</source>
        <translation>Ein eigener Satz, dann Eingabetaste</translation>
    </message>
    <message>
        <source>◀</source>
        <translation>◀</translation>
    </message>
    <message>
        <source>▶</source>
        <translation>▶</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
</context>
<context>
    <name>views::TrainingControls</name>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Local heads</source>
        <translation>Örtliche Köpfe</translation>
    </message>
    <message>
        <source>Look at how the program&apos;s model was trained, or train one yourself</source>
        <translation>Ansehen, wie das Modell des Programms trainiert wurde, oder selbst eines trainieren</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Draws the first numbers and all stories; another one begins a training of your own</source>
        <translation>Zieht die ersten Zahlen und alle Geschichten; ein anderer beginnt ein eigenes Training</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Four heads of the first layer start out looking 1, 2, 3 and 4 positions back; off: they start as random as the others</source>
        <translation>Vier Köpfe der ersten Schicht beginnen damit, 1, 2, 3 und 4 Positionen zurückzuschauen; aus: Sie beginnen so zufällig wie die anderen</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers of the model; two hops need at least two</source>
        <translation>Schichten des Modells; zwei Sprünge brauchen mindestens zwei</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Numbers in a token&apos;s vector</source>
        <translation>Zahlen im Vektor eines Tokens</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Heads of each layer; they share the width</source>
        <translation>Köpfe je Schicht; sie teilen sich die Breite</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Learning rate: how far each step changes the numbers</source>
        <translation>Lernrate: wie weit jeder Schritt die Zahlen ändert</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Fertiges</translation>
    </message>
</context>
<context>
    <name>views::TrainingPlayer</name>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>sehr schnell</translation>
    </message>
    <message>
        <source>The snapshot before (PageUp)</source>
        <translation>Die Aufnahme davor (Bild auf)</translation>
    </message>
    <message>
        <source>Show snapshot after snapshot (Space)</source>
        <translation>Aufnahme nach Aufnahme zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>The next snapshot (PageDown)</source>
        <translation>Die nächste Aufnahme (Bild ab)</translation>
    </message>
    <message>
        <source>Train a model of your own with the settings above, live; press again to pause</source>
        <translation>Ein eigenes Modell mit den Einstellungen oben trainieren, live; noch einmal drücken hält an</translation>
    </message>
    <message>
        <source>Go to any snapshot (Left, Right, Home, End)</source>
        <translation>Zu einer beliebigen Aufnahme gehen (Links, Rechts, Pos1, Ende)</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>How fast Play and Train go</source>
        <translation>Wie schnell Abspielen und Trainieren gehen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation>Training anhalten</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>views::TrainingSummary</name>
    <message>
        <source>To the text it says %1 (%2).</source>
        <translation>Zum Text sagt es %1 (%2).</translation>
    </message>
    <message>
        <source>Before training: the model&apos;s numbers are drawn at random.</source>
        <translation>Vor dem Training: Die Zahlen des Modells sind zufällig gezogen.</translation>
    </message>
    <message>
        <source>After %1 stories: %2 of the questions of two hops right, among %3 foods.</source>
        <translation>Nach %1 Geschichten: %2 der Fragen mit zwei Sprüngen richtig, bei %3 Arten Futter.</translation>
    </message>
</context>
<context>
    <name>views::View</name>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
