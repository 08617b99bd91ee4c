import Foundation

/// The folder of a browser, which is removed when the browser has ended.
struct BrowserProfile {
  let url: URL

  /// Creates the folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Removes the folder.
  ///
  /// Helpers of the browser, which end with it, may still create files at first.
  func remove() {
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }
}
