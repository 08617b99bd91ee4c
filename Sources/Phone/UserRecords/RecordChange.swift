import TactusJSON
import TactusTextFormatting

/// A change of a collection.
public enum RecordChange: Sendable, Equatable {
  /// Adds a record; fails if there is one with this identifier.
  case add(id: String, kind: String, content: String)
  /// Replaces the content of a record; fails if there is none.
  case update(id: String, content: String)
  /// Adds a record, or replaces the content of the one with this identifier.
  case put(id: String, kind: String, content: String)
  /// Deletes a record and its parts; fails if there is none.
  case delete(id: String)
  /// Deletes the parts of a record, of which there may be none.
  case deleteParts(id: String)

  /// The identifier of the record.
  public var id: String {
    switch self {
    case .add(let id, _, _), .update(let id, _), .put(let id, _, _), .delete(let id),
      .deleteParts(let id):
      id
    }
  }

  // MARK: Internals

  /// The size of the content, in bytes.
  var contentBytes: Int {
    switch self {
    case .add(_, _, let content), .update(_, let content), .put(_, _, let content):
      content.utf8.count
    case .delete, .deleteParts: 0
    }
  }

  /// The change as a JSON object.
  var json: String {
    let id = JSONOutput.quoted(id)
    switch self {
    case .add(_, let kind, let content), .put(_, let kind, let content):
      let word = if case .add = self { "add" } else { "put" }
      return "{\"do\":\"\(word)\",\"id\":\(id),\"kind\":\(JSONOutput.quoted(kind)),"
        + "\"content\":\(JSONOutput.quoted(content))}"
    case .update(_, let content):
      return "{\"do\":\"update\",\"id\":\(id),\"content\":\(JSONOutput.quoted(content))}"
    case .delete: return "{\"do\":\"delete\",\"id\":\(id)}"
    case .deleteParts: return "{\"do\":\"deleteParts\",\"id\":\(id)}"
    }
  }

  init?(_ value: JSONValue) {
    let fields = RecordFields(value)
    guard let id = fields.text("id"), !id.isEmpty else { return nil }
    let (kind, content) = (fields.text("kind"), fields.text("content"))
    switch (fields.text("do"), kind, content) {
    case ("add", let kind?, let content?): self = .add(id: id, kind: kind, content: content)
    case ("put", let kind?, let content?): self = .put(id: id, kind: kind, content: content)
    case ("update", _, let content?): self = .update(id: id, content: content)
    case ("delete", _, _): self = .delete(id: id)
    case ("deleteParts", _, _): self = .deleteParts(id: id)
    default: return nil
    }
  }
}
