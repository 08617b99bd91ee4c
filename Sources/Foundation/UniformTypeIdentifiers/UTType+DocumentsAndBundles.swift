// The constants for documents, scripts, bundles and other types that apps rarely name.
extension UTType {
  /// A data item that can be mounted as a volume.
  public static let diskImage = UTType(known: "public.disk-image")
  /// The base type of symbolic links and alias files.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The mount point of a volume.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An alias file.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A bookmark of a URL.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// Plain text in UTF-16 with a byte order mark, or in big-endian order.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Plain text in UTF-16 in the native byte order.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text with delimited values.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Tab-separated values.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Tab-separated values in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Assembly language source code.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// C source code.
  public static let cSource = UTType(known: "public.c-source")
  /// Objective-C source code.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// C++ source code.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Objective-C++ source code.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// A C header.
  public static let cHeader = UTType(known: "public.c-header")
  /// A C++ header.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// The base type of source code in a scripting language.
  public static let script = UTType(known: "public.script")
  /// An AppleScript as text.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A binary script of the Open Scripting Architecture.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// A script bundle of the Open Scripting Architecture.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// A shell script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A Perl script.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A Python script.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A Ruby script.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A PHP script.
  public static let phpScript = UTType(known: "public.php-script")
  /// Rich text with attachments, in a directory.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments, flattened for the pasteboard.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A web archive.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// An Apple icon.
  public static let icns = UTType(known: "com.apple.icns")
  /// A Live Photo.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The base type of 3D content.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A universal scene description.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A package of a universal scene description.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A reality file.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// A reference object of augmented reality.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// An MPEG-2 video.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// An MPEG-2 transport stream.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Protected MPEG-4 audio.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A protected MPEG-4 movie.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// The base type of playlists.
  public static let playlist = UTType(known: "public.playlist")
  /// An M3U playlist.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// The root folder of a volume.
  public static let volume = UTType(known: "public.volume")
  /// The base type of plug-ins that are bundles.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// An importer of metadata for Spotlight.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// A generator of previews for Quick Look.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// An XPC service.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// A framework.
  public static let framework = UTType(known: "com.apple.framework")
  /// An app that is a bundle.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// An app extension.
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  /// A Unix executable.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A Windows executable.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A pane of System Preferences.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// An Apple Archive.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// The base type of spreadsheets.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// The base type of presentations.
  public static let presentation = UTType(known: "public.presentation")
  /// A to-do item.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An e-mail message.
  public static let emailMessage = UTType(known: "public.email-message")
  /// The base type of Apple's Internet location files.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A Microsoft Internet shortcut.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
  /// PKCS #12 data.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// An X.509 certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// An EPUB document.
  public static let epub = UTType(known: "org.idpf.epub-container")
}
