/// A vCard: the properties of a person or an organization.
public struct VCard: Sendable, Equatable {
  /// The properties between `BEGIN` and `END`, in their order.
  public var lines: [VCardLine]

  /// Creates a card of properties.
  public init(_ lines: [VCardLine] = []) { self.lines = lines }

  // MARK: Reading

  /// Returns the properties of a name in capital letters.
  public func lines(_ name: String) -> [VCardLine] { lines.filter { $0.name == name } }

  /// Returns the first property of a name in capital letters.
  public func line(_ name: String) -> VCardLine? { lines.first { $0.name == name } }

  /// Returns the first property of a name in the group of another, such as its `X-ABLABEL`.
  public func line(_ name: String, beside other: VCardLine) -> VCardLine? {
    guard !other.group.isEmpty else { return nil }
    return lines.first { $0.name == name && $0.group == other.group }
  }

  // MARK: Writing

  /// The card in version 3.0 (RFC 2426), whose lines end with CR and LF and have 75 bytes at most
  /// (RFC 2425).
  public var text: String {
    var text = "BEGIN:VCARD\r\nVERSION:3.0\r\n"
    for line in lines { text += Self.folded(line.text) + "\r\n" }
    return text + "END:VCARD\r\n"
  }

  // MARK: Internals

  /// Breaks a line into lines of 75 bytes at most; those after the first begin with a space.
  private static func folded(_ line: String) -> String {
    var (folded, length) = ("", 0)
    for character in line.unicodeScalars {
      let size = String(character).utf8.count
      if length + size > 75 {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(character)
      length += size
    }
    return folded
  }
}
