import TactusJSON
import TactusTextFormatting

/// A record of the user, such as a contact.
///
/// The phone does not look into the content: the framework of the collection writes and reads it.
public struct UserRecord: Sendable, Equatable {
  /// The identifier, unique in the collection; a part of a record has that of the whole, a slash
  /// and a name of its own.
  public var id: String
  /// The kind, a word of the framework's.
  public var kind: String
  /// The content, a text of the framework's; empty after the deletion.
  public var content: String
  /// The bundle identifier of the app that has added the record.
  public var creator: String
  /// The revision of the collection in which the record was changed last.
  public var revision: Int
  /// Whether the record was deleted.
  public var isDeleted: Bool

  /// Creates a record.
  public init(
    id: String, kind: String, content: String, creator: String, revision: Int,
    isDeleted: Bool = false
  ) {
    (self.id, self.kind, self.content) = (id, kind, content)
    (self.creator, self.revision, self.isDeleted) = (creator, revision, isDeleted)
  }

  /// The identifier of the whole that the record is a part of; its own if it is no part.
  public var root: String { Self.root(of: id) }

  /// Returns the part of an identifier before the first slash.
  static func root(of id: String) -> String { String(id.prefix { $0 != "/" }) }

  // MARK: Internals

  /// The record as a JSON object.
  var json: String {
    var text = "{\"id\":\(JSONOutput.quoted(id)),\"kind\":\(JSONOutput.quoted(kind))"
    text += ",\"creator\":\(JSONOutput.quoted(creator)),\"revision\":\(revision)"
    text += isDeleted ? ",\"deleted\":true" : ",\"content\":\(JSONOutput.quoted(content))"
    return text + "}"
  }

  init?(_ value: JSONValue) {
    let fields = RecordFields(value)
    guard let id = fields.text("id"), let kind = fields.text("kind"),
      let revision = fields.integer("revision")
    else { return nil }
    self.init(
      id: id, kind: kind, content: fields.text("content") ?? "",
      creator: fields.text("creator") ?? "", revision: revision, isDeleted: fields.flag("deleted"))
  }
}
