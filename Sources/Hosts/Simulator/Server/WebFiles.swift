import CTactusSimulatorWeb
import Glibc

/// The files of the page: those built into this program, or those of a folder for development.
struct WebFiles: Sendable {
  /// The folder; `nil` for the files of this program.
  var folder: String?

  /// Returns the file of a path, such as `/` or `/touch.js`; `nil` if there is none.
  ///
  /// Only names of the page's files are looked up, so no path leads out of the folder.
  func response(_ path: String) -> WebResponse? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    for index in 0..<Int(tactus_web_file_count()) {
      let file = tactus_web_file(Int32(index))
      guard String(cString: file.name) == name else { continue }
      let type = String(cString: file.type)
      if let folder, let bytes = Self.read("\(folder)/\(name)") {
        return WebResponse(type: type, bytes: bytes)
      }
      return WebResponse(
        type: type, bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }
    return nil
  }

  /// Returns the contents of a file; `nil` if it cannot be read.
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
