import Synchronization
internal import TactusCrashReports

/// The items of an index, which a file keeps.
///
/// - Thread: any.
final class SearchStore: Sendable {
  private struct Content {
    var items: [String: CSSearchableItem] = [:]
    var state: Data?
  }

  private let file: URL
  /// The content; `nil` until it is first used.
  private let content = Mutex<Content?>(nil)

  /// Creates the store of a file, which is read when the store is first used.
  init(file: URL) { self.file = file }

  // MARK: Stores of the app

  private static let stores = Mutex<[URL: SearchStore]>([:])

  /// Returns the store of an index by its name.
  static func named(_ name: String) -> SearchStore {
    let allowed = CharacterSet.alphanumerics
    let fileName = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? "default"
    return at(SearchFolder.url.appending(path: fileName + ".plist", directoryHint: .notDirectory))
  }

  private static func at(_ file: URL) -> SearchStore {
    stores.withLock { stores in
      if let store = stores[file] { return store }
      let store = SearchStore(file: file)
      stores[file] = store
      return store
    }
  }

  /// All stores of the app, in the order of their names.
  static var all: [SearchStore] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: SearchFolder.url.path)
    return (files ?? []).filter { $0.hasSuffix(".plist") }.sorted()
      .map { at(SearchFolder.url.appending(path: $0, directoryHint: .notDirectory)) }
  }

  // MARK: Items

  /// The items that have not expired, in the order of their identifiers.
  var items: [CSSearchableItem] {
    let now = Date()
    return read { Array($0.items.values) }.filter { !$0.hasExpired(by: now) }
      .sorted { $0.uniqueIdentifier < $1.uniqueIdentifier }
  }

  /// The state that the app has given with its last batch.
  var clientState: Data? { read(\.state) }

  /// Changes the items and writes them, without expired ones.
  ///
  /// - Throws: An error of writing, after which the items are unchanged.
  func change(_ changes: [SearchChange], state: Data? = nil) throws {
    let now = Date()
    try content.withLock { content in
      var new = content ?? Self.read(file)
      for change in changes { change.apply(to: &new.items) }
      new.items = new.items.filter { !$0.value.hasExpired(by: now) }
      if let state { new.state = state }
      try write(new)
      content = new
    }
  }

  private func read<Result: Sendable>(_ body: (Content) -> Result) -> Result {
    content.withLock { content in
      let known = content ?? Self.read(file)
      content = known
      return body(known)
    }
  }

  // MARK: File

  private static func read(_ file: URL) -> Content {
    guard let data = try? Data(contentsOf: file) else { return Content() }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else {
      RuntimeWarning.once(
        "CSSearchableIndex: the file \(file.path) is damaged, and its items are lost; index them "
          + "again")
      return Content()
    }
    let items = (values["items"] as? [Data] ?? []).compactMap {
      try? NSKeyedUnarchiver.unarchivedObject(ofClass: CSSearchableItem.self, from: $0)
    }
    return Content(
      items: Dictionary(items.map { ($0.uniqueIdentifier, $0) }, uniquingKeysWith: { $1 }),
      state: values["clientState"] as? Data)
  }

  private func write(_ content: Content) throws {
    var values: [String: Any] = [
      "items": try content.items.values.map {
        try NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
      }
    ]
    values["clientState"] = content.state
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}

extension CSSearchableItem {
  /// Returns whether the item is no longer found at a date.
  fileprivate func hasExpired(by now: Date) -> Bool { expirationDate.map { $0 <= now } ?? false }
}
