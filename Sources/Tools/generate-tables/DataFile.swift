import Foundation

/// The files of `Data`.
enum DataFile {
  /// Returns the paths of a folder's files with an extension, in order.
  static func all(in folder: String, extension suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".\(suffix)") }.map { "\(folder)/\($0)" }
  }

  /// Returns the name of a file, without folder and extension.
  static func name(_ path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Reads a JSON file that has only known keys; `sources` is for readers.
  static func read<Value: Decodable>(_ path: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
  }
}
