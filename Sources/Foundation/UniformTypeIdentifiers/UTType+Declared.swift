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
