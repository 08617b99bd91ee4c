/// Identifiers and texts of actions in an archive.
enum ActionArchive {
  static func identifier(_ coder: NSCoder, _ key: String) -> UUID? {
    text(coder, key).flatMap(UUID.init(uuidString:))
  }

  static func encode(_ identifier: UUID?, _ coder: NSCoder, _ key: String) {
    encode(identifier?.uuidString, coder, key)
  }

  static func text(_ coder: NSCoder, _ key: String) -> String? {
    coder.decodeObject(of: NSString.self, forKey: key)?._bridgeToSwift()
  }

  static func encode(_ text: String?, _ coder: NSCoder, _ key: String) {
    coder.encode(text?._bridgeToObjectiveC(), forKey: key)
  }
}
