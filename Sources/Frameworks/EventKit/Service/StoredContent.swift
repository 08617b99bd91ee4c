/// A content of a record: a JSON object.
protocol StoredContent: Codable {
  /// Whether all numbers are in the ranges that this framework writes; another program may have
  /// written them.
  var isSound: Bool { get }
}

extension StoredContent {
  /// Decodes a content; `nil` if it is corrupt.
  init?(content: String) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(content.utf8)), read.isSound
    else { return nil }
    self = read
  }

  /// The content.
  var content: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // All members can be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
