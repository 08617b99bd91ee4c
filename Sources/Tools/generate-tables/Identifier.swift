/// Names of files as names in Swift.
enum Identifier {
  /// `taptic-engine` as `tapticEngine`.
  static func of(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
