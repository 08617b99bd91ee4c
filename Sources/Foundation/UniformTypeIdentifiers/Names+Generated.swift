// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UniformTypeIdentifiers.tsv.
// Do not edit.

/// The class of a tag, which tells what the tag names.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The class of filename extensions.
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  /// The class of MIME types.
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension UTType {
  /// The base type of everything.
  public static let item = UTType(known: "public.item")
  /// The base type of content.
  public static let content = UTType(known: "public.content")
  /// Content with several parts, such as a document with images.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The base type of data.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// An archive of several files.
  public static let archive = UTType(known: "public.archive")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Plain text.
  public static let plainText = UTType(known: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A vCard.
  public static let vCard = UTType(known: "public.vcard")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// JavaScript source code.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// A file URL.
  public static let fileURL = UTType(known: "public.file-url")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// An XML property list.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A binary property list.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A HEIF image.
  public static let heif = UTType(known: "public.heif")
  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// A BMP image.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A Windows icon.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A camera's raw image.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie, which may have sound.
  public static let movie = UTType(known: "public.movie")
  /// A video without sound.
  public static let video = UTType(known: "public.video")
  /// Audio.
  public static let audio = UTType(known: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG movie.
  public static let mpeg = UTType(known: "public.mpeg")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An AVI movie.
  public static let avi = UTType(known: "public.avi")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// WAV audio.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI audio.
  public static let midi = UTType(known: "public.midi-audio")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A bzip2 archive.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A calendar event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A contact.
  public static let contact = UTType(known: "public.contact")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// An executable.
  public static let executable = UTType(known: "public.executable")
  /// A bundle: a directory that is shown as one item.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// A package: a directory that is shown as a file.
  public static let `package` = UTType(known: "com.apple.package")
  /// The base type of logs.
  public static let log = UTType(known: "public.log")
}

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
  public static let objectiveCPlusPlusSource =
    UTType(known: "public.objective-c-plus-plus-source")
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
  public static let applicationExtension =
    UTType(known: "com.apple.application-and-system-extension")
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
