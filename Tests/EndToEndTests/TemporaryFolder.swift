import Foundation
import TestSupport

/// A folder of a test, which is removed with this object.
final class TemporaryFolder: Sendable {
  /// The URL of the folder.
  let url: URL

  init() throws {
    let all = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = all.appending(path: "tactus-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and creates its folders.
  func write(_ text: String, to name: String, isProgram: Bool = false) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  /// Copies files of the project to the same paths in the folder.
  func copy(_ names: String...) throws {
    for name in names {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: SharedFolder.project.appending(path: name), to: file)
    }
  }

  /// Returns the text of a file in the folder; empty if there is none.
  func text(_ name: String) -> String {
    (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? ""
  }
}
