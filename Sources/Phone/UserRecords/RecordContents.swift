/// The contents of a collection.
public struct RecordContents: Sendable, Equatable {
  /// The identifier of the collection, which is random.
  public var identifier: String
  /// The revision, which grows with each change.
  public var revision = 0
  /// The records by their identifiers; also the deleted ones, which apps must learn of.
  public var records: [String: UserRecord] = [:]

  /// Creates an empty collection.
  public init(identifier: String = newIdentifier()) { self.identifier = identifier }

  /// Returns an identifier that no other collection has.
  public static func newIdentifier() -> String {
    let number = UInt64.random(in: .min ... .max)
    return String(number, radix: 16)
  }

  // MARK: Internals

  /// Returns the contents after changes, and the records that differ.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - creator: The bundle identifier of the app.
  ///   - isLimited: Whether the app sees only the records that it has added.
  func making(
    _ changes: [RecordChange], by creator: String, isLimited: Bool
  ) throws(RecordFailure) -> (RecordContents, [UserRecord]) {
    var (new, changed) = (self, Set<String>())
    for change in changes {
      let id = change.id
      let old = new.records[id].flatMap { $0.isDeleted ? nil : $0 }
      let owner = new.records[UserRecord.root(of: id)].flatMap { $0.isDeleted ? nil : $0.creator }
      if isLimited, let owner, owner != creator { throw RecordFailure(.missing, id) }
      func put(_ kind: String, _ content: String) {
        // Each record has a revision of its own, so that a page may end after any of them.
        new.revision += 1
        new.records[id] = UserRecord(
          id: id, kind: kind, content: content, creator: old?.creator ?? owner ?? creator,
          revision: new.revision)
        changed.insert(id)
      }
      func delete(_ ids: [String]) {
        for id in ids {
          new.revision += 1
          let revision = new.revision
          new.records[id]?.isDeleted = true
          new.records[id]?.content = ""
          new.records[id]?.revision = revision
          changed.insert(id)
        }
      }
      func parts() -> [String] {
        new.records.values.filter { !$0.isDeleted && $0.id.hasPrefix(id + "/") }.map(\.id)
      }
      if change.contentBytes > Self.contentBytes { throw RecordFailure(.tooLarge, id) }
      switch change {
      case .add(_, let kind, let content):
        guard old == nil else { throw RecordFailure(.exists, id) }
        put(kind, content)
      case .put(_, let kind, let content): put(kind, content)
      case .update(_, let content):
        guard let old else { throw RecordFailure(.missing, id) }
        put(old.kind, content)
      case .delete:
        guard old != nil else { throw RecordFailure(.missing, id) }
        delete([id] + parts())
      case .deleteParts: delete(parts())
      }
    }
    return (new, changed.sorted().compactMap { new.records[$0] })
  }

  /// Returns the records that have changed after a revision, as many as fit in a message.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - creator: The app whose records it sees; `nil` for all.
  func page(after revision: Int, of creator: String?) -> RecordPage {
    var page = RecordPage()
    (page.collection, page.isLimited) = (identifier, creator != nil)
    page.revision = self.revision
    let changed = records.values.filter {
      $0.revision > revision && (creator == nil || $0.creator == creator)
    }.sorted { ($0.revision, $0.id) < ($1.revision, $1.id) }
    var bytes = 0
    for record in changed {
      if bytes > Self.pageBytes, let last = page.records.last {
        page.revision = last.revision
        page.isPartial = true
        break
      }
      page.records.append(record)
      bytes += record.json.utf8.count
    }
    return page
  }

  /// The longest content of a record, in bytes.
  ///
  /// - Source: ours: many times a contact without its picture. Confidence: guess.
  public static let contentBytes = 1 << 17
  /// The size after which a page ends, in bytes.
  ///
  /// - Source: ours: with one more record, in which every character is escaped, below the limit of
  ///   a payload. Confidence: guess.
  private static let pageBytes = 1 << 18
}
