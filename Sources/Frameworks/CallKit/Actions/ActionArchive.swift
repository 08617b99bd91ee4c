/// The archiving of identifiers and strings.
enum ActionArchive {
  /// Decodes an identifier; `nil` if there is none.
  static func identifier(_ coder: NSCoder, _ key: String) -> UUID? {
    coder.archivedString(forKey: key).flatMap(UUID.init(uuidString:))
  }

  /// Encodes an identifier.
  static func encode(_ identifier: UUID?, _ coder: NSCoder, _ key: String) {
    encode(identifier?.uuidString, coder, key)
  }

  /// Encodes a string.
  static func encode(_ text: String?, _ coder: NSCoder, _ key: String) {
    coder.encode(text?._bridgeToObjectiveC(), forKey: key)
  }
}
