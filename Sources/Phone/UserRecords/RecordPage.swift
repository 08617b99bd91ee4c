import TactusTextFormatting

/// The records that have changed, in the order of their revisions.
public struct RecordPage: Sendable, Equatable {
  /// The identifier of the collection; another one has other records.
  public var collection = ""
  /// The revision up to which the page has changes.
  public var revision = 0
  /// Whether the app sees only the records that it has added itself.
  public var isLimited = false
  /// The records; the deleted ones too.
  public var records: [UserRecord] = []
  /// Whether there are more changes, after the page's revision.
  public var isPartial = false

  /// Creates an empty page.
  public init() {}

  /// The page as a JSON object.
  public var json: String {
    "{\"collection\":\(JSONOutput.quoted(collection)),\"revision\":\(revision)"
      + (isLimited ? ",\"limited\":true" : "") + (isPartial ? ",\"partial\":true" : "")
      + ",\"records\":[\(records.map(\.json).joined(separator: ","))]}"
  }

  /// Decodes a page; `nil` for an invalid text.
  public init?(json: String) {
    guard let fields = RecordFields(json), let collection = fields.text("collection"),
      let revision = fields.integer("revision")
    else { return nil }
    (self.collection, self.revision) = (collection, revision)
    (isLimited, isPartial) = (fields.flag("limited"), fields.flag("partial"))
    for element in fields["records"]?.elements.map({ $0 }) ?? [] {
      guard let record = UserRecord(element) else { return nil }
      records.append(record)
    }
  }
}
