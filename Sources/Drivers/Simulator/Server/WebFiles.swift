import CSimulatorWeb
import Glibc

/// The files that the page is made of: those built into this program, or those of a folder while
/// somebody works on them.
struct WebFiles: Sendable {
  /// The folder; `nil` for the files of this program.
  var folder: String?

  /// The file of a path, such as `/` or `/touch.js`; `nil` where there is none.
  ///
  /// Only names that this program knows are looked for, so no path leads out of the folder.
  func answer(_ path: String) -> WebAnswer? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    for index in 0..<Int(tactus_web_file_count()) {
      let file = tactus_web_file(Int32(index))
      guard String(cString: file.name) == name else { continue }
      let type = String(cString: file.type)
      if let folder, let bytes = Self.read("\(folder)/\(name)") {
        return WebAnswer(type: type, bytes: bytes)
      }
      return WebAnswer(
        type: type, bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }
    return nil
  }

  /// All of a file; `nil` where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }
}
