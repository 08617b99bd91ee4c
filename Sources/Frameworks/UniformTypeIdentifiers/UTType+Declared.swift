extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// What people look at or listen to.
  public static let content = UTType(known: "public.content")
  /// Content of several parts.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Several things in one.
  public static let archive = UTType(known: "public.archive")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// The same in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A table with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text with attributes.
  public static let rtf = UTType(known: "public.rtf")
  /// A page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A person's card.
  public static let vCard = UTType(known: "public.vcard")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A list of properties.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The same in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// The same in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// Pages.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A camera's own picture.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// What is seen or heard in time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Pictures in time, often with sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures in time without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Notes.
  public static let midi = UTType(known: "public.midi-audio")
  /// An archive in ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// An archive in gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// An archive in bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A date with somebody.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A folder that is shown as one thing.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// A folder that is shown as a file.
  public static let `package` = UTType(known: "com.apple.package")
  /// A log.
  public static let log = UTType(known: "com.apple.log")
}
