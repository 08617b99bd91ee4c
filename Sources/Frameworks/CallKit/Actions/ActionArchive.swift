/// Identifiers and texts of actions in an archive.
enum ActionArchive {
  /// Reads an identifier; `nil` if there is none.
  static func identifier(_ coder: NSCoder, _ key: String) -> UUID? {
    text(coder, key).flatMap(UUID.init(uuidString:))
  }

  /// Writes an identifier.
  static func encode(_ identifier: UUID?, _ coder: NSCoder, _ key: String) {
    encode(identifier?.uuidString, coder, key)
  }

  /// Reads a text; `nil` if there is none.
  static func text(_ coder: NSCoder, _ key: String) -> String? {
    coder.decodeObject(of: NSString.self, forKey: key)?._bridgeToSwift()
  }

  /// Writes a text.
  static func encode(_ text: String?, _ coder: NSCoder, _ key: String) {
    coder.encode(text?._bridgeToObjectiveC(), forKey: key)
  }
}
