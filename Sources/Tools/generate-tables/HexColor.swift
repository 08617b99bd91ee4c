/// Colors of data files, #RRGGBB or #RRGGBBAA.
enum HexColor {
  /// Returns a color as a Swift integer literal: red, green, blue and alpha, 8 bits each.
  static func number(_ text: String) throws -> String {
    let digits = text.dropFirst().lowercased()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count), UInt32(digits, radix: 16) != nil
    else { throw InvalidColor(text: "\(text) is not a color") }
    let all = digits.count == 6 ? digits + "ff" : digits
    return "0x\(all.prefix(4))_\(all.suffix(4))"
  }

  private struct InvalidColor: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
