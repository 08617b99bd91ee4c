import TactusFoundation
import Testing

/// Tests of the replacement of files.
@Suite struct ReplacedItemTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("replaced-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("ObjectiveC.FO49. A file is replaced, and its address is given back")
  func replacing() throws {
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    let (old, new) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    try Data("old".utf8).write(to: old)
    try Data("new".utf8).write(to: new)
    var result: NSURL?
    try files.replaceItem(
      at: old, withItemAt: new, backupItemName: "c", options: .withoutDeletingBackupItem,
      resultingItemURL: &result)
    #expect((result as URL?)?.lastPathComponent == "a")
    #expect(try Data(contentsOf: old) == Data("new".utf8))
    #expect(try Data(contentsOf: folder.appendingPathComponent("c")) == Data("old".utf8))
    #expect(!files.fileExists(atPath: new.path))
    // The copy goes, unless the options keep it; folders are replaced as files are.
    try files.createDirectory(at: new, withIntermediateDirectories: true)
    try Data("newer".utf8).write(to: new.appendingPathComponent("d"))
    #expect(try files.replaceItemAt(old, withItemAt: new, backupItemName: "c") == old)
    #expect(try files.contentsOfDirectory(atPath: old.path) == ["d"])
    #expect(try files.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test("ObjectiveC.FO49. A missing new file is an error, and the old one stays")
  func missing() throws {
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    let old = folder.appendingPathComponent("a")
    try Data("old".utf8).write(to: old)
    #expect(throws: (any Error).self) {
      try files.replaceItem(
        at: old, withItemAt: folder.appendingPathComponent("b"), backupItemName: nil,
        options: [], resultingItemURL: nil)
    }
    #expect(try Data(contentsOf: old) == Data("old".utf8))
  }
}
