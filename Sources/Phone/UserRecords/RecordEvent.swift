/// A change of a collection, of which the phone notifies the apps that use it.
public struct RecordEvent: Sendable, Equatable {
  /// The collection.
  public var collection: RecordCollection
  /// Its revision after the change.
  public var revision: Int
  /// Whether the app that gets the event has made the change.
  public var isOwn: Bool

  /// Creates an event.
  public init(_ collection: RecordCollection, revision: Int, isOwn: Bool) {
    (self.collection, self.revision, self.isOwn) = (collection, revision, isOwn)
  }

  /// The payload.
  public var payload: String {
    "{\"in\":\"\(collection.rawValue)\",\"changed\":\(revision)\(isOwn ? ",\"own\":true" : "")}"
  }

  /// Decodes a payload; `nil` if it is malformed.
  public init?(payload: String) {
    guard let fields = RecordFields(payload), let revision = fields.integer("changed"),
      let collection = fields.text("in").flatMap(RecordCollection.init(rawValue:))
    else { return nil }
    self.init(collection, revision: revision, isOwn: fields.flag("own"))
  }
}
