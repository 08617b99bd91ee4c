/// An entity of a compiled model.
final class ArchivedEntity: NSObject, NSCoding {
  let properties: Set<String>

  init?(coder: NSCoder) {
    let all = coder.decodeObject(forKey: "NSProperties") as? [String: Any] ?? [:]
    properties = Set(all.keys)
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }
}
