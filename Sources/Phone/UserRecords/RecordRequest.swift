import TactusTextFormatting

/// A request of an app to the record service.
public enum RecordRequest: Sendable, Equatable {
  /// Returns the records that have changed after a revision, as a `RecordPage`; 0 for all.
  case changes(RecordCollection, after: Int)
  /// Stages changes for the next `save`, which does not fit in one message.
  case stage(RecordCollection, [RecordChange])
  /// Makes the staged changes and these: all or none.
  ///
  /// The request fails if the collection is not in the revision `base`, from which the app has
  /// derived the changes. The answer is a `RecordPage` without records.
  case save(RecordCollection, [RecordChange], base: Int)

  /// The version of the payloads.
  public static let version = 1

  /// The collection.
  public var collection: RecordCollection {
    switch self {
    case .changes(let collection, _), .stage(let collection, _), .save(let collection, _, _):
      collection
    }
  }

  /// The payload.
  public var payload: String {
    let start = "{\"in\":\"\(collection.rawValue)\",\"do\":"
    switch self {
    case .changes(_, let revision): return start + "\"changes\",\"after\":\(revision)}"
    case .stage(_, let changes): return start + "\"stage\",\"changes\":\(Self.list(changes))}"
    case .save(_, let changes, let base):
      return start + "\"save\",\"base\":\(base),\"changes\":\(Self.list(changes))}"
    }
  }

  /// Decodes a payload; `nil` if it is malformed.
  public init?(payload: String) {
    guard let fields = RecordFields(payload),
      let collection = fields.text("in").flatMap(RecordCollection.init(rawValue:))
    else { return nil }
    let elements = fields["changes"]?.elements.map { $0 } ?? []
    let changes = elements.compactMap(RecordChange.init)
    guard changes.count == elements.count else { return nil }
    switch fields.text("do") {
    case "changes":
      guard let revision = fields.integer("after"), revision >= 0 else { return nil }
      self = .changes(collection, after: revision)
    case "stage": self = .stage(collection, changes)
    case "save":
      guard let base = fields.integer("base"), base >= 0 else { return nil }
      self = .save(collection, changes, base: base)
    default: return nil
    }
  }

  // MARK: Internals

  private static func list(_ changes: [RecordChange]) -> String {
    "[" + changes.map(\.json).joined(separator: ",") + "]"
  }
}
