# What goes beside the program: menu entry, icon, licence, documents. app/ installs the program itself.
install(FILES resources/attention-lab.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES resources/attention-lab-mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME attention-lab.xml)
install(FILES resources/icons/attention-lab.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES DESIGN.md LICENSE README.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
