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

  /// Returns the paths of the tables in a folder, each with that of its room's sources: a table
  /// has the name of the room's folder.
  static func tables(in folder: String) throws -> [(path: String, folder: String)] {
    let floors = try FileManager.default.contentsOfDirectory(atPath: "Sources").sorted()
    return try all(in: folder, extension: "tsv").map { path in
      let room = name(path)
      let folders = floors.map { "Sources/\($0)/\(room)" }
      guard let folder = folders.first(where: FileManager.default.fileExists(atPath:)) else {
        throw TableError(
          path: path, line: 1, expected: "the name of a room's folder", found: "“\(room)”")
      }
      return (path, folder)
    }
  }
}
