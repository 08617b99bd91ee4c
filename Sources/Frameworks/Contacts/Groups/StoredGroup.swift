/// The stored form of a group.
struct StoredGroup: Codable, Equatable {
  /// The name.
  var name = ""
  /// The identifiers of the contacts, in the order in which they were added.
  var members: [String] = []

  /// The content: a JSON object.
  var content: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // All members can be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init(name: String) { self.name = name }

  /// Decodes a content; `nil` if it is corrupt.
  init?(content: String) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(content.utf8)) else {
      return nil
    }
    self = read
  }
}
