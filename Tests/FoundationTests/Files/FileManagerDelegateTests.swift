import TactusFoundation
import Testing

/// Delegates of the file manager that implement some of its methods.
@Suite struct FileManagerDelegateTests {
  /// A delegate that allows copies from one path only.
  private final class Guard: NSObject, FileManagerDelegate {
    let allowed: String
    init(_ allowed: String) { self.allowed = allowed }
    func fileManager(
      _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
    ) -> Bool { srcPath == allowed }
  }
  private final class Silent: NSObject, FileManagerDelegate {}

  @Test("A delegate decides by the methods it has, and items are copied without one")
  func copying() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "delegate-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = (folder.path + "/one", folder.path + "/other")
    for path in [one, other] { try Data("1".utf8).write(to: URL(fileURLWithPath: path)) }
    let manager = FileManager()
    let delegate = Guard(one)
    manager.delegate = delegate
    try manager.copyItem(atPath: one, toPath: one + ".copy")
    try manager.copyItem(atPath: other, toPath: other + ".copy")
    #expect(manager.fileExists(atPath: one + ".copy"))
    #expect(!manager.fileExists(atPath: other + ".copy"))
    #expect(delegate.fileManager(manager, shouldCopyItemAt: URL(fileURLWithPath: one), to: folder))
    let silent = Silent()
    manager.delegate = silent
    try manager.copyItem(atPath: other, toPath: other + ".copy")
    try manager.removeItem(atPath: one)
    #expect(manager.fileExists(atPath: other + ".copy") && !manager.fileExists(atPath: one))
    #expect(throws: (any Error).self) {
      try manager.moveItem(atPath: one, toPath: folder.path + "/new")
    }
    withExtendedLifetime((delegate, silent)) {}
  }
}
