/// A file format that images are read from.
enum ImageFormat: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case webp = "org.webmproject.webp"
  case tiff = "public.tiff"
  case bmp = "com.microsoft.bmp"
  case ico = "com.microsoft.ico"
  case heic = "public.heic"
  case heif = "public.heif"

  /// Identifies the format by the first bytes of a file; fails for an unknown one.
  init?(of bytes: Data) {
    let start = [UInt8](bytes.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if start.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8) == Array("WEBP".utf8)[...]
    {
      self = .webp
    } else if start.starts(with: Array("II*\0".utf8)) || start.starts(with: Array("MM\0*".utf8)) {
      self = .tiff
    } else if start.starts(with: Array("BM".utf8)), start.dropFirst(6).prefix(4) == [0, 0, 0, 0] {
      // The four bytes are reserved.
      self = .bmp
    } else if start.starts(with: [0, 0, 1, 0]), start.count > 5, start[4] > 0 || start[5] > 0 {
      self = .ico
    } else if start.dropFirst(4).starts(with: Array("ftyp".utf8)), start.count == 12,
      let format = Self.brands[String(decoding: start[8...], as: UTF8.self)]
    {
      self = format
    } else {
      return nil
    }
  }

  /// The formats by the brand of files that start with an `ftyp` box.
  ///
  /// - Source: ISO/IEC 23008-12, the brands of HEVC and of any coding (documented).
  private static let brands: [String: ImageFormat] = [
    "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic, "mif1": .heif,
  ]

  /// The name of gdk-pixbuf's loader; nil for a format that no file is read of by it.
  var loaderName: String? {
    switch self {
    case .png: "png"
    case .jpeg: "jpeg"
    case .tiff: "tiff"
    case .bmp: "bmp"
    case .ico: "ico"
    case .heic, .heif: "heif/avif"
    case .gif, .webp: nil
    }
  }

  /// The minimum number of bytes that identify every format.
  static let signatureLength = 12
}
