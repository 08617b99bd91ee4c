/// A compiled model, of which only the names are decoded.
final class ArchivedModel: NSObject, NSCoding {
  let entities: [String: ArchivedEntity]

  init?(coder: NSCoder) {
    entities = coder.decodeObject(forKey: "NSEntities") as? [String: ArchivedEntity] ?? [:]
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }
}
