/// Reads vCards of the versions 2.1, 3.0 and 4.0.
///
/// Lines that are not properties, cards in cards, and the lines between cards are ignored.
public enum VCardReader {
  /// Returns the cards in a text.
  ///
  /// - Parameter bytes: The text in UTF-8, or in UTF-16 with a byte order mark; bytes that are not
  ///   UTF-8 count as ISO 8859-1, as in cards of version 2.1.
  /// - Throws: `VCardError` for a text without a card, and for a card without an end.
  public static func cards(_ bytes: [UInt8]) throws(VCardError) -> [VCard] {
    var (cards, card, depth) = ([VCard](), VCard(), 0)
    for line in lines(text(bytes)) {
      switch (line.name, line.value.uppercased().filter { $0 != " " }) {
      case ("BEGIN", "VCARD"):
        depth += 1
        if depth == 1 { card = VCard() }
      case ("END", "VCARD"):
        guard depth > 0 else { continue }
        depth -= 1
        if depth == 0 { cards.append(card) }
      default:
        if depth == 1, line.name != "VERSION" { card.lines.append(line) }
      }
    }
    guard depth == 0 else { throw .unfinished }
    guard !cards.isEmpty else { throw .noCard }
    return cards
  }

  // MARK: Internals

  private static func text(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        let (first, second) = (UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return String(decoding: units, as: UTF16.self)
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return String(validating: content, as: UTF8.self) ?? latin(content)
  }

  /// Returns the text of bytes in ISO 8859-1.
  static func latin(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }

  /// Returns the properties of a text.
  private static func lines(_ text: String) -> [VCardLine] {
    var (found, physical) = ([VCardLine](), Array(physicalLines(text)).makeIterator())
    var next = physical.next()
    while let first = next {
      var line = String(first)
      next = physical.next()
      while let more = next, let space = more.first, space == " " || space == "\t" {
        line.unicodeScalars.append(contentsOf: more.dropFirst())
        next = physical.next()
      }
      // Quoted-printable lines end with "=" if they continue, which only their header shows.
      if isQuotedPrintable(line) {
        while line.last == "=", let more = next {
          line.removeLast()
          line.unicodeScalars.append(contentsOf: more)
          next = physical.next()
        }
      }
      if let property = VCardLine(line) { found.append(property) }
    }
    return found
  }

  private static func physicalLines(_ text: String) -> [String.UnicodeScalarView.SubSequence] {
    text.unicodeScalars.split(omittingEmptySubsequences: true) { $0 == "\n" || $0 == "\r" }
  }

  private static func isQuotedPrintable(_ line: String) -> Bool {
    guard line.utf8.last == UInt8(ascii: "="), let colon = line.firstIndex(of: ":") else {
      return false
    }
    return line[..<colon].uppercased().contains("QUOTED-PRINTABLE")
  }
}
