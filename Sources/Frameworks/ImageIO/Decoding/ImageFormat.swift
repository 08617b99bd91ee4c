/// A file format that images are read from.
enum ImageFormat: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case webp = "org.webmproject.webp"

  /// Returns the format of a file that begins with some bytes; `nil` if they belong to none.
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
    } else {
      return nil
    }
  }

  /// The least number of bytes that identify every format.
  static let signatureLength = 12
}
