/// A picture in RTF.
struct RichTextPicture {
  /// The digits of the bytes, in hexadecimal notation.
  private var pendingDigit: UInt8?
  private var bytes = Data()
  /// The type of the bytes; `nil` for a format that UIKit does not support.
  var type: String?
  /// The size in points; `nil` for the image's size.
  var width: Double?
  var height: Double?

  /// Appends a hexadecimal digit.
  mutating func append(digit byte: UInt8) {
    guard let digit = RichTextTokenizer.hexDigit(byte) else { return }
    guard let high = pendingDigit else {
      pendingDigit = digit
      return
    }
    bytes.append(high << 4 | digit)
    pendingDigit = nil
  }

  /// Appends binary data.
  mutating func append(_ binary: ArraySlice<UInt8>) { bytes.append(contentsOf: binary) }

  /// The picture as an attachment; `nil` if it is not an image.
  var attachment: BaseTextAttachment? {
    guard let type, !bytes.isEmpty else { return nil }
    let attachment = BaseTextAttachment.ofDocument(bytes, type: type)
    guard attachment.image != nil else { return nil }
    if let width, let height, width > 0, height > 0 {
      attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }
    return attachment
  }
}
