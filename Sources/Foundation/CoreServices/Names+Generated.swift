// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreServices.tsv.
// Do not edit.

/// The base type of everything.
public let kUTTypeItem: CFString = "public.item"
/// The base type of content.
public let kUTTypeContent: CFString = "public.content"
/// Content with several parts.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// A message.
public let kUTTypeMessage: CFString = "public.message"
/// A contact.
public let kUTTypeContact: CFString = "public.contact"
/// An archive.
public let kUTTypeArchive: CFString = "public.archive"
/// An image of a disk.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The base type of data.
public let kUTTypeData: CFString = "public.data"
/// A directory.
public let kUTTypeDirectory: CFString = "public.directory"
/// An item that stands for another.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// A symbolic link.
public let kUTTypeSymLink: CFString = "public.symlink"
/// A program.
public let kUTTypeExecutable: CFString = "public.executable"
/// The place of a volume.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// A file that stands for another.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The data of an alias.
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
/// The data of a bookmark of a URL.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// A file URL.
public let kUTTypeFileURL: CFString = "public.file-url"

/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Plain text.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Plain text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Plain text in UTF-16 with a byte order mark, or in the order of a network.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Plain text in UTF-16.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Values between delimiters.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Comma-separated values.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Tab-separated values.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Tab-separated values in UTF-8.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// Source code.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Assembly language.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// C.
public let kUTTypeCSource: CFString = "public.c-source"
/// Objective-C.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// C++.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Objective-C++.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// A header of C.
public let kUTTypeCHeader: CFString = "public.c-header"
/// A header of C++.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// Java.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// A script.
public let kUTTypeScript: CFString = "public.script"
/// AppleScript.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// A script of the Open Scripting Architecture.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// A bundle with a script of the Open Scripting Architecture.
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// JavaScript.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// A shell script.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// Perl.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// Python.
public let kUTTypePythonScript: CFString = "public.python-script"
/// Ruby.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// PHP.
public let kUTTypePHPScript: CFString = "public.php-script"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// A binary property list.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// A log.
public let kUTTypeLog: CFString = "public.log"

/// PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Rich text with attachments, in a folder.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text with attachments, in a file.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// Text of the Multilingual Text Engine.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// A web archive.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// A spreadsheet.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// A presentation.
public let kUTTypePresentation: CFString = "public.presentation"
/// A database.
public let kUTTypeDatabase: CFString = "public.database"
/// A vCard.
public let kUTTypeVCard: CFString = "public.vcard"
/// An entry of a to-do list.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// An event of a calendar.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// An email.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// A place in the internet.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Text in handwriting.
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"
/// A font.
public let kUTTypeFont: CFString = "public.font"
/// A bookmark.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// A scene or a model in three dimensions.
public let kUTType3DContent: CFString = "public.3d-content"
/// Identities in PKCS 12.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// A certificate in X.509.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// An electronic publication.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"

/// An image.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG image.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A JPEG 2000 image.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// A TIFF image.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A QuickDraw image.
public let kUTTypePICT: CFString = "com.apple.pict"
/// A GIF image.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A PNG image.
public let kUTTypePNG: CFString = "public.png"
/// A QuickTime image.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// An icon of macOS.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// A BMP image.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// An icon of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A raw image of a camera.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// An SVG image.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A Live Photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Sound or film.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A film.
public let kUTTypeMovie: CFString = "public.movie"
/// A film without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sound.
public let kUTTypeAudio: CFString = "public.audio"
/// A QuickTime film.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG film.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// An MPEG-2 film.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// An MPEG-2 transport stream.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"
/// An MPEG-4 film.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 sound.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Protected MPEG-4 sound of the iTunes Store.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// A protected MPEG-4 film of the iTunes Store.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// An AVI film.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// AIFF sound.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// WAV sound.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// MIDI.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// A list of sounds or films.
public let kUTTypePlaylist: CFString = "public.playlist"
/// A list of sounds or films in M3U.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// A volume.
public let kUTTypeVolume: CFString = "public.volume"
/// A folder that appears as a file.
public let kUTTypePackage: CFString = "com.apple.package"
/// A bundle.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// A plug-in.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// An importer of Spotlight.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// A generator of Quick Look.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// A service of XPC.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// A framework.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// An app.
public let kUTTypeApplication: CFString = "com.apple.application"
/// An app that is a bundle.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// An app that is a file.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// A program of Unix.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// A program of Windows.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// A class of Java.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// An archive of Java.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// A pane of System Preferences.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// An archive of gzip.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// An archive of bzip2.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// A ZIP archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"

/// The class of file extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
