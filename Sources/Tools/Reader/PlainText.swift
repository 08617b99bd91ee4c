import CTactusPixbuf
import CTactusUchardet
import TactusDocumentReading
import TactusReaderConfinement

/// A file with text, in the encoding of its byte order mark, in one with escape sequences, in
/// UTF-8, or in the one that uchardet detects.
struct PlainText: ReadDocument {
  private let bytes: UnsafeRawBufferPointer
  private let isCut: Bool

  init(_ document: MappedDocument) {
    isCut = document.bytes.count > ReaderLimits.textBytes
    bytes = UnsafeRawBufferPointer(rebasing: document.bytes.prefix(ReaderLimits.textBytes))
  }

  func description() throws(Refusal) -> ReaderAnswer {
    let (text, encoding) = try decoded()
    return .text(ReadText(text: text, encoding: encoding, isCut: isCut))
  }

  /// Returns the text and the name of its encoding.
  func decoded() throws(Refusal) -> (text: String, encoding: String) {
    // The longer marks first, since one begins with another.
    let marks: [([UInt8], String)] = [
      ([0xff, 0xfe, 0, 0], "UTF-32LE"), ([0, 0, 0xfe, 0xff], "UTF-32BE"),
      ([0xef, 0xbb, 0xbf], "UTF-8"), ([0xff, 0xfe], "UTF-16LE"), ([0xfe, 0xff], "UTF-16BE"),
    ]
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(mark.count))
      if rest.isEmpty { return ("", encoding) }
      guard let text = Self.convert(rest, from: encoding) else {
        throw .unreadable("the file is not text in \(encoding), as it says")
      }
      return (text, encoding)
    }
    if bytes.contains(0) { throw .unreadable("the file is not text") }
    // Encodings of seven bits that change by escape sequences would be UTF-8 as well.
    if bytes.contains(0x1b), let encoding = detected(), encoding.hasPrefix("ISO-2022"),
      let text = Self.convert(bytes, from: encoding)
    {
      return (text, encoding)
    }
    if let text = utf8() { return (text, "UTF-8") }
    for encoding in [detected(), "WINDOWS-1252", "ISO-8859-1"] {
      if let encoding, let text = Self.convert(bytes, from: encoding) { return (text, encoding) }
    }
    throw .unreadable("the file is not text in a known encoding")
  }

  // MARK: Internals

  /// Returns the text, if it is UTF-8; a cut file may end within a character.
  private func utf8() -> String? {
    for missing in 0..<(isCut ? 4 : 1) {
      if let text = String(validating: bytes.dropLast(missing), as: UTF8.self) { return text }
    }
    return nil
  }

  private func detected() -> String? {
    guard let detector = uchardet_new() else { return nil }
    defer { uchardet_delete(detector) }
    // As much as a book.
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard uchardet_handle_data(detector, start, min(bytes.count, 1 << 20)) == 0 else { return nil }
    uchardet_data_end(detector)
    let name = uchardet_get_charset(detector).map { String(cString: $0) } ?? ""
    return name.isEmpty ? nil : name
  }

  private static func convert(_ bytes: UnsafeRawBufferPointer, from encoding: String) -> String? {
    var (read, written) = (gsize(0), gsize(0))
    var error: UnsafeMutablePointer<GError>?
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard
      let text = g_convert(
        start, gssize(bytes.count), "UTF-8", encoding, &read, &written, &error)
    else {
      g_error_free(error)
      return nil
    }
    defer { g_free(text) }
    return String(decoding: UnsafeRawBufferPointer(start: text, count: Int(written)), as: UTF8.self)
  }
}
