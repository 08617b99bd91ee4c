import TactusJSON

/// The members of a JSON object.
struct HealthFields {
  private var members: [String: JSONValue] = [:]

  init(_ value: JSONValue) {
    for member in value.members { if let key = member.key { members[key] = member } }
  }

  /// Parses a text; `nil` if it is no JSON object.
  init?(_ text: String) {
    guard let tree = try? JSONTree(SourceText(name: "health", bytes: Array(text.utf8))),
      tree.root.kind == .object
    else { return nil }
    self.init(tree.root)
  }

  subscript(key: String) -> JSONValue? { members[key] }

  func text(_ key: String) -> String? { members[key]?.string }

  /// Returns the finite number of a key.
  func number(_ key: String) -> Double? {
    members[key]?.number.flatMap { $0.isFinite ? $0 : nil }
  }

  func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  func flag(_ key: String) -> Bool { members[key]?.bool ?? false }

  func texts(_ key: String) -> [String] {
    members[key]?.elements.compactMap(\.string) ?? []
  }
}
