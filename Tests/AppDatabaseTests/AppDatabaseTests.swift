import Foundation
import TactusAppDatabase
import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Bundles.D1–D3.
@Suite struct AppDatabaseTests {
  /// Runs a test with the path of a database in a folder of its own.
  private func withPath(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apps-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "apps.sqlite").path)
  }

  private let action = QuickAction(
    type: "é", title: "Öffnen", subtitle: "\"", icon: .symbol("timer"),
    userInfo: "<plist>\n</plist>", targetContent: "x")

  @Test("Everything of an app and all settings come back from the file")
  func roundTrip() throws {
    try withPath { path in
      let database = try AppDatabase(path)
      var library = try database.load(pageCapacity: 24)
      #expect(library.apps.isEmpty)
      let app = BundleIdentifier(prefix: "test", name: "Scale")
      try database.save(
        library.install(
          AppDescription(
            identifier: app, name: "Scale", version: "1.2", build: "3", bundlePath: "/b/Scale.app",
            executablePath: "/b/Scale.app/Scale", icon: .file("/b/icon.png"),
            quickActions: [action], urlSchemes: ["scale", "weigh"], isSystemApp: true)))
      try database.save(library.setQuickActions([action, action], of: app))
      try database.save(library.setBadge(7, of: app))
      try database.save(library.move(app, to: HomePosition(.dock, 0)))
      try database.save(library.set("an '; DROP TABLE apps; --", for: "key"))
      #expect(try database.load(pageCapacity: 24) == library)
      #expect(try AppDatabase(path).load(pageCapacity: 24) == library)
      try database.save([.remove(app), .set(key: "key", value: nil)])
      let empty = try AppDatabase(path).load(pageCapacity: 24)
      #expect(empty.apps.isEmpty && empty.settings.isEmpty)
    }
  }

  @Test("Bundles.D2. A database of a newer version is refused, and stays as it is")
  func newer() throws {
    try withPath { path in
      do {
        let database = try AppDatabase(path)
        var library = AppLibrary()
        try database.save(library.set("1", for: "a"))
      }
      let setting = try #require(sqlite(path, "PRAGMA user_version = 99"))
      #expect(setting == 0)
      let error = #expect(throws: AppStoreError.self) { _ = try AppDatabase(path) }
      #expect(error?.reason == .newer)
      #expect(error?.message.contains(path) == true)
      #expect(sqlite(path, "PRAGMA user_version = 1") == 0)
      #expect(try AppDatabase(path).load(pageCapacity: 24).settings == ["a": "1"])
    }
  }

  @Test("Bundles.D3. A damaged file is refused with one message, and keeps its bytes")
  func damaged() throws {
    try withPath { path in
      try Data("no database at all, and long enough for a header of one".utf8).write(
        to: URL(filePath: path))
      let before = try Data(contentsOf: URL(filePath: path))
      let error = #expect(throws: AppStoreError.self) { _ = try AppDatabase(path) }
      #expect(error?.reason == .damaged)
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
  }

  @Test("Quick actions that cannot be read make a damaged store, not a crash")
  func damagedActions() throws {
    try withPath { path in
      do {
        let database = try AppDatabase(path)
        var library = AppLibrary()
        let app = AppDescription(identifier: BundleIdentifier(prefix: "t", name: "A"), name: "A")
        try database.save(library.install(app))
      }
      #expect(sqlite(path, "UPDATE apps SET dynamic = 'oops'") == 0)
      let error = #expect(throws: AppStoreError.self) {
        _ = try AppDatabase(path).load(pageCapacity: 24)
      }
      #expect(error?.reason == .damaged && error?.details.contains("t.A") == true)
    }
  }

  @Test("A path without a folder, and a link, are refused with their path")
  func unusable() throws {
    try withPath { path in
      let error = #expect(throws: AppStoreError.self) { _ = try AppDatabase(path + "/no/apps") }
      #expect(error?.reason == .unusable && error?.path == path + "/no/apps")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: path + ".other")
      #expect(throws: AppStoreError.self) { _ = try AppDatabase(path) }
    }
  }

  @Test("Two connections write in turns, and neither loses a change")
  func two() throws {
    try withPath { path in
      let (one, two) = (try AppDatabase(path), try AppDatabase(path))
      for number in 0..<20 {
        try (number % 2 == 0 ? one : two).save([.set(key: "\(number)", value: "x")])
      }
      #expect(try one.load(pageCapacity: 24).settings.count == 20)
    }
  }

  /// Runs a statement with SQLite's own program; returns its status.
  private func sqlite(_ path: String, _ statement: String) -> Int32? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sqlite3")
    process.arguments = [path, statement]
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
