// The identifiers of uniform types, which `UTType` has too.

/// The base type of everything.
public let kUTTypeItem: CFString = "public.item"
/// The base type of content.
public let kUTTypeContent: CFString = "public.content"
/// Content with several parts.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The base type of data.
public let kUTTypeData: CFString = "public.data"
/// A directory.
public let kUTTypeDirectory: CFString = "public.directory"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// An archive.
public let kUTTypeArchive: CFString = "public.archive"
/// A ZIP archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Plain text.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Plain text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// Comma-separated values.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Source code.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// A file URL.
public let kUTTypeFileURL: CFString = "public.file-url"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A vCard.
public let kUTTypeVCard: CFString = "public.vcard"
/// An image.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG image.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A PNG image.
public let kUTTypePNG: CFString = "public.png"
/// A GIF image.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A TIFF image.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A BMP image.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// An SVG image.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A Live Photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
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
/// An MPEG-4 film.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 sound.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// An AVI film.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// WAV sound.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"

/// The class of file extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
