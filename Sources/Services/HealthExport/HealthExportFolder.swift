internal import Glibc

/// The folder of a document with exported health data that is a file, such as an expanded archive.
///
/// - Thread: one at a time.
final class HealthExportFolder: HealthExportFiles {
  /// The path, which ends with a slash; empty for the current folder.
  private let path: String

  /// Takes the folder of a document.
  init(ofDocument path: String) {
    self.path = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  func contents(_ path: String) -> Result<[UInt8], HealthExportError> {
    do throws(HealthExportError) {
      let file = try HealthExportFile(self.path + path)
      guard file.byteCount <= Self.maximumFileBytes else {
        throw HealthExportError("", Self.tooLarge(file.byteCount))
      }
      return .success(try file.all())
    } catch {
      let shown = HealthExportError.shown(path.unicodeScalars.prefix(200))
      return .failure(HealthExportError(shown, error.reason))
    }
  }

  func paths(in folder: String) -> [String] {
    guard let list = opendir(path + folder) else { return [] }
    defer { closedir(list) }
    var paths: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { paths.append("\(folder)/\(name)") }
    }
    return paths.sorted()
  }
}
