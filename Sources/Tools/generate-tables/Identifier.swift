/// File names as Swift identifiers.
enum Identifier {
  /// Returns an identifier, such as `tapticEngine` for `taptic-engine`.
  static func of(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
