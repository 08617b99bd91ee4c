import Synchronization
import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes

/// A store of installed apps in an SQLite database.
///
/// Every change is one transaction that is on the disk when `save` returns. A kill at any instant,
/// and a loss of power, leave the state before or after the change (Bundles.D1).
///
/// - Thread: one at a time; several processes may use one database.
public final class AppDatabase: AppLibraryStore {
  /// Opens a database, and creates it if it is missing.
  ///
  /// - Parameter path: The path of the file; its folder exists.
  /// - Throws: `AppStoreError`; the file stays as it is then.
  public init(_ path: String) throws(AppStoreError) {
    self.path = path
    let connection = try DatabaseConnection(path)
    let version = try Self.version(connection)
    // A store of a newer version is refused, and stays as it is (Bundles.D2).
    guard version <= Self.version else {
      throw AppStoreError(
        .newer, path: path, "its version is \(version), and this one reads \(Self.version)")
    }
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = FULL")
    if version < Self.version {
      try connection.transaction { () throws(AppStoreError) in
        // Another process may have created the tables meanwhile.
        guard try Self.version(connection) < Self.version else { return }
        for statement in Self.schema { try connection.run(statement) }
        try connection.run("PRAGMA user_version = \(Self.version)")
      }
    }
    // A damaged store is refused, and stays as it is (Bundles.D3).
    let findings = try connection.run("PRAGMA quick_check(1)").first?.first?.text ?? "nothing"
    guard findings == "ok" else { throw AppStoreError(.damaged, path: path, findings) }
    self.connection = Mutex(connection)
  }

  /// Returns what the store has kept.
  public func load(pageCapacity: Int) throws(AppStoreError) -> AppLibrary {
    let (rows, pairs) = try connection.withLock {
      (connection) throws(AppStoreError) -> (
        [[DatabaseConnection.Value]], [[DatabaseConnection.Value]]
      )
      in
      (
        try connection.run("SELECT \(Self.columns) FROM apps ORDER BY number"),
        try connection.run("SELECT key, value FROM settings")
      )
    }
    var records: [AppRecord] = []
    for row in rows { records.append(try record(row)) }
    var settings: [String: String] = [:]
    for pair in pairs {
      if pair.count == 2, let key = pair[0].text, let value = pair[1].text { settings[key] = value }
    }
    return AppLibrary(records, settings: settings, pageCapacity: pageCapacity)
  }

  /// Keeps changes: all of them, or none.
  public func save(_ changes: [AppLibraryChange]) throws(AppStoreError) {
    guard !changes.isEmpty else { return }
    try connection.withLock { (connection) throws(AppStoreError) in
      try connection.transaction { () throws(AppStoreError) in
        for change in changes {
          switch change {
          case .put(let record):
            let values = try self.values(record)
            let places = values.map { _ in "?" }.joined(separator: ", ")
            try connection.run(
              "INSERT OR REPLACE INTO apps (\(Self.columns)) VALUES (\(places))", values)
          case .remove(let app):
            try connection.run("DELETE FROM apps WHERE identifier = ?", [.text(app.text)])
          case .set(let key, let value?):
            try connection.run(
              "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)",
              [.text(key), .text(value)])
          case .set(let key, nil):
            try connection.run("DELETE FROM settings WHERE key = ?", [.text(key)])
          }
        }
      }
    }
  }

  // MARK: Internals

  /// The version of the tables.
  private static let version = 1

  private static let schema = [
    """
    CREATE TABLE apps (
      identifier TEXT PRIMARY KEY, name TEXT NOT NULL, version TEXT NOT NULL, build TEXT NOT NULL,
      bundle TEXT NOT NULL, executable TEXT NOT NULL, icon TEXT, schemes TEXT NOT NULL,
      static TEXT NOT NULL, dynamic TEXT NOT NULL, system INTEGER NOT NULL, badge INTEGER NOT NULL,
      page INTEGER NOT NULL, place INTEGER NOT NULL, number INTEGER NOT NULL)
    """,
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
  ]

  private static let columns =
    "identifier, name, version, build, bundle, executable, icon, schemes, static, dynamic, system, "
    + "badge, page, place, number"

  /// The page number of the dock.
  private static let dock = -1

  private let path: String
  private let connection: Mutex<DatabaseConnection>

  private static func version(_ connection: borrowing DatabaseConnection) throws(AppStoreError)
    -> Int
  {
    try connection.run("PRAGMA user_version").first?.first?.integer ?? 0
  }

  private func values(_ record: AppRecord) throws(AppStoreError) -> [DatabaseConnection.Value] {
    let app = record.description
    let icon: DatabaseConnection.Value =
      if case .file(let path) = app.icon { .text(path) } else { .null }
    let page =
      switch record.position.area {
      case .dock: Self.dock
      case .page(let page): page
      }
    return [
      .text(app.identifier.text), .text(app.name), .text(app.version), .text(app.build),
      .text(app.bundlePath), .text(app.executablePath), icon,
      .text(app.urlSchemes.joined(separator: " ")), .text(try json(app.quickActions, of: app)),
      .text(try json(record.dynamicActions, of: app)), .integer(app.isSystemApp ? 1 : 0),
      .integer(record.badge), .integer(page), .integer(record.position.index),
      .integer(record.number),
    ]
  }

  private func json(
    _ actions: [QuickAction], of app: AppDescription
  ) throws(AppStoreError) -> String {
    do throws(LinkError) {
      return try actions.json()
    } catch {
      throw AppStoreError(
        .unusable, path: path, "the quick actions of '\(app.identifier)': \(error.message)")
    }
  }

  private func record(_ row: [DatabaseConnection.Value]) throws(AppStoreError) -> AppRecord {
    func text(_ column: Int) -> String { row[column].text ?? "" }
    func number(_ column: Int) -> Int { row[column].integer ?? 0 }
    guard row.count == 15, let identifier = BundleIdentifier(text(0)) else {
      throw AppStoreError(.damaged, path: path, "'\(text(0))' is not an app's identifier")
    }
    let (fixed, dynamic): ([QuickAction], [QuickAction])
    do throws(LinkError) {
      (fixed, dynamic) = (try [QuickAction](json: text(8)), try [QuickAction](json: text(9)))
    } catch {
      throw AppStoreError(
        .damaged, path: path, "the quick actions of '\(identifier)': \(error.message)")
    }
    let description = AppDescription(
      identifier: identifier, name: text(1), version: text(2), build: text(3), bundlePath: text(4),
      executablePath: text(5), icon: row[6].text.map(AppIcon.file) ?? .generated,
      quickActions: fixed, urlSchemes: text(7).split(separator: " ").map(String.init),
      isSystemApp: number(10) != 0)
    let page = number(12)
    return AppRecord(
      description, position: HomePosition(page == Self.dock ? .dock : .page(page), number(13)),
      badge: number(11), dynamicActions: dynamic, number: number(14))
  }
}
