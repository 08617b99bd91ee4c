import Foundation
import Synchronization
import TactusHealthDatabase
import TactusHealthModel
import TestSupport
import Testing

/// The storage of health data in a file.
@Suite struct HealthDatabaseTests {
  private static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tactus-health-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private static func sample(_ number: UInt64, _ start: Double, _ value: Double) throws
    -> HealthSample
  {
    HealthSample(
      uuid: HealthUUID(high: 7, low: number),
      type: try #require(HealthType.find("HKQuantityTypeIdentifierStepCount")), start: start,
      end: start + 60, content: .quantity(value),
      source: HealthSource(bundle: "com.example.A", name: "A “1”", version: "2"),
      metadata: ["HKWasUserEntered": .number(1), "note": .text("a\nb")])
  }

  @Test("Health.DB1. What was saved is there when the database is opened again")
  func persistence() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      let library = HealthLibrary(try HealthDatabase(path))
      try library.add((0..<100).map { try Self.sample($0, Double($0) * 60, Double($0)) })
      let client = HealthClient(bundle: "com.example.A", name: "A")
      var access = HealthAccess()
      access.share["HKQuantityTypeIdentifierStepCount"] = true
      access.read["HKQuantityTypeIdentifierStepCount"] = false
      try library.setAccess(access, of: client.bundle)
      let gone = HealthUUID(high: 7, low: 3)
      #expect(library.handle(.delete([gone]), by: client).outcome == .answer("{\"count\":1}"))
      let again = HealthLibrary(try HealthDatabase(path))
      #expect(again.access(of: client.bundle) == access)
      #expect(try again.count() == 99 && !again.contains(gone))
      let type = "HKQuantityTypeIdentifierStepCount"
      #expect(try again.deletions(of: type).map(\.uuid) == [gone])
      #expect(try again.lastRow() == 101)
      let original = try Self.sample(5, 300, 5)
      #expect(try again.sample(original.uuid) == original)
    }
  }

  @Test("Health.DB2, Health.DB3. A newer and a damaged database are refused, and stay as they are")
  func refused() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      do { _ = try HealthDatabase(path) }
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      // The version of the tables is the big-endian number at byte 60 of the file.
      bytes.replaceSubrange(60..<64, with: [0, 0, 0, 9])
      try bytes.write(to: URL(fileURLWithPath: path))
      let newer = #expect(throws: HealthStorageError.self) { try HealthDatabase(path) }
      #expect(newer?.reason == .newer && newer?.message.contains("\n") == false)
      try Data("not a database, but long enough to look like one".utf8).write(
        to: URL(fileURLWithPath: path))
      let damaged = #expect(throws: HealthStorageError.self) { try HealthDatabase(path) }
      #expect(damaged?.reason == .damaged)
      let missing = #expect(throws: HealthStorageError.self) {
        try HealthDatabase(folder + "/none/health.sqlite")
      }
      #expect(missing?.reason == .unusable)
    }
  }

  @Test("Health.DB4. The file is for its user alone")
  func mode() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      let library = HealthLibrary(try HealthDatabase(path))
      try library.add([try Self.sample(1, 0, 1)])
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let values = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
        #expect(values[.posixPermissions] as? Int == 0o600, "\(name)")
      }
    }
  }

  @Test("Health.DB7. A database of version 1 keeps its samples, deletions and decisions")
  func migration() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      let sample = try Self.sample(1, 60, 7)
      let text = sample.json.replacing("'", with: "''")
      let access = "{\"share\":{\"x\":true},\"read\":{}}"
      let sql = """
        CREATE TABLE samples (row INTEGER PRIMARY KEY, content TEXT NOT NULL);
        CREATE TABLE deletions (row INTEGER PRIMARY KEY, uuid TEXT NOT NULL, type TEXT NOT NULL,
          bundle TEXT NOT NULL, sync TEXT NOT NULL);
        CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
        INSERT INTO samples VALUES (2, '\(text)');
        INSERT INTO deletions VALUES
          (3, '\(HealthUUID(high: 1, low: 1).text)', 'HKQuantityTypeIdentifierStepCount', 'b', '');
        INSERT INTO settings VALUES ('access a', '\(access)');
        PRAGMA user_version = 1;
        """
      let made = try FinishedProcess(
        "/usr/bin/python3",
        [
          "-c", "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.argv[2])",
          path, sql,
        ])
      try #require(made.status == 0, "\(made.errorText)")
      for _ in 0..<2 {
        let library = HealthLibrary(try HealthDatabase(path))
        #expect(try library.samples("HKQuantityTypeIdentifierStepCount") == [sample])
        #expect(try library.lastRow() == 3)
        #expect(try library.deletions(of: "HKQuantityTypeIdentifierStepCount").count == 1)
        #expect(library.access(of: "a").share == ["x": true])
      }
    }
  }

  @Test("Health.DB5. A database that cannot be opened refuses everything, and says so once")
  func deferred() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      let messages = Mutex<[String]>([])
      func library() -> HealthLibrary {
        HealthLibrary(
          DeferredHealthDatabase(
            path, onError: { error in messages.withLock { $0.append(error.message) } }))
      }
      do {
        let whole = library()
        // Services.SV4: there is no file before it is needed.
        #expect(!FileManager.default.fileExists(atPath: path))
        try whole.add([try Self.sample(1, 0, 1)])
        #expect(try whole.count() == 1 && messages.withLock(\.isEmpty))
      }
      try Data("no database, but long enough to look like one of them".utf8).write(
        to: URL(fileURLWithPath: path))
      let damaged = library()
      let client = HealthClient(bundle: "a", name: "A")
      for _ in 0..<3 {
        let request = HealthRequest.authorize(
          share: ["HKQuantityTypeIdentifierStepCount"], read: [], purpose: "")
        guard case .failure(.databaseInaccessible, _) = damaged.handle(request, by: client).outcome
        else {
          Issue.record("a damaged database is used")
          return
        }
      }
      #expect(damaged.access(of: "a") == HealthAccess())
      #expect(messages.withLock(\.count) == 1)
    }
  }

  /// Holds a database for itself until its input ends.
  private static let holder = """
    import sqlite3, sys
    database = sqlite3.connect(sys.argv[1], isolation_level=None)
    database.execute("PRAGMA locking_mode = EXCLUSIVE")
    database.execute("BEGIN EXCLUSIVE")
    print("held", flush=True)
    sys.stdin.read()
    """

  @Test("Health.DB5. A store that another process uses is refused, and tried again after it")
  func locked() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      let client = HealthClient(bundle: "com.example.A", name: "A")
      var access = HealthAccess()
      access.share["HKQuantityTypeIdentifierStepCount"] = true
      try HealthLibrary(try HealthDatabase(path)).setAccess(access, of: client.bundle)
      let input = Pipe()
      let holder = try RunningProgram("/usr/bin/python3", ["-c", Self.holder, path], input: input)
      let isHeld = holder.wait { $0.output.contains("held") }
      try #require(isHeld, "\(holder.errorOutput)")
      let messages = Mutex<[String]>([])
      let library = HealthLibrary(
        DeferredHealthDatabase(
          path, onError: { error in messages.withLock { $0.append(error.message) } }))
      let request = HealthRequest.save([try Self.sample(1, 0, 1)])
      guard case .failure(.databaseInaccessible, _) = library.handle(request, by: client).outcome
      else {
        Issue.record("a store is used that another process holds")
        return
      }
      // The reason is said once, however many requests there are.
      #expect(library.access(of: client.bundle) == HealthAccess())
      #expect(messages.withLock(\.count) == 1)
      try input.fileHandleForWriting.close()
      holder.waitUntilExit()
      #expect(library.handle(request, by: client).outcome == .answer("{}"))
      #expect(try library.count() == 1 && messages.withLock(\.count) == 1)
    }
  }

  @Test("Health.DB8. A database sees what another process has added")
  func shared() throws {
    try Self.withFolder { folder in
      let path = folder + "/health.sqlite"
      let (one, two) = (
        HealthLibrary(try HealthDatabase(path)), HealthLibrary(try HealthDatabase(path))
      )
      let type = try #require(HealthType.find("HKQuantityTypeIdentifierStepCount"))
      for number in 0..<6 {
        let library = number % 2 == 0 ? one : two
        try library.add([try Self.sample(UInt64(number), Double(number), 1)])
        for other in [one, two] {
          #expect(try other.count() == number + 1 && other.lastRow() == number + 1)
          #expect(try other.statistics(type)?.all.first?.sum == Double(number + 1))
        }
      }
    }
  }
}
