import Foundation

/// A folder with the files of a test, removed at its end.
final class DocumentFolder {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appending(path: "documents \(UUID())")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the place of a file.
  subscript(name: String) -> URL { url.appending(path: name) }

  /// Writes a file, and returns its place.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let place = self[name]
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
    return place
  }

  /// Returns the text of a file; nil if there is none.
  func text(_ name: String) -> String? { try? String(contentsOf: self[name], encoding: .utf8) }

  /// The names of the files, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
