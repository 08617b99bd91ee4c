import Foundation

/// A folder of a test, which is removed with this object.
final class ExportFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }
}
