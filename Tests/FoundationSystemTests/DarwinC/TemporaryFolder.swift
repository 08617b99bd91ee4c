import TactusFoundation

/// A folder of a test with files.
final class TemporaryFolder {
  /// The path.
  let path = NSTemporaryDirectory() + "DarwinC-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of an entry.
  func entry(_ name: String) -> String { path + "/" + name }

  /// Writes a file.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: entry(name)))
    return entry(name)
  }

  /// Reads a file; nil if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: entry(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
