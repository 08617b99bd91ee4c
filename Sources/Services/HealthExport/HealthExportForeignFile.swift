/// Files of other kinds that are given by mistake.
enum HealthExportForeignFile {
  /// Returns words for a file that is not XML, by its first bytes; `nil` if it may be XML.
  ///
  /// libxml2 reports a missing `<` for all of them.
  static func describe(_ head: UnsafeRawBufferPointer) -> String? {
    if head.starts(with: [0x50, 0x4B, 5, 6]) { return "an empty archive" }
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if isWide(head) { return nil }
    let rest = head.dropFirst(start).drop(while: isSpace)
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: "<") else { return "'\(shown(rest))'" }
    let words = String(decoding: rest.prefix(14), as: UTF8.self).lowercased()
    return words == "<!doctype html" || words.hasPrefix("<html") ? "HTML" : nil
  }

  /// Returns whether a text is in UTF-16 or UTF-32, which libxml2 reads.
  static func isWide(_ head: UnsafeRawBufferPointer) -> Bool {
    if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) { return true }
    return head.prefix(4).contains(0) && head.prefix(4).contains(UInt8(ascii: "<"))
  }

  /// Returns whether a byte is a blank, a tab, or an end of a line.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Returns the first characters of a text, on one line, without white space at its end.
  private static func shown(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? bytes.startIndex
    let bytes = bytes[..<end]
    let text = String(decoding: bytes.prefix(24), as: UTF8.self)
    return HealthExportError.shown(text.unicodeScalars[...]) + (bytes.count > 24 ? "…" : "")
  }
}
