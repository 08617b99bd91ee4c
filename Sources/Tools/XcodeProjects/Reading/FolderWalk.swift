import Glibc
import TactusFiles
import TactusTextFormatting

/// The files in a folder and its subfolders.
package enum FolderWalk {
  /// Returns the paths of the files below a folder, relative to it, in order.
  ///
  /// Links are followed, but not back to a folder around them. Names that begin with a period are
  /// left out.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isWhole: Returns whether a folder of a relative path counts as a file.
  package static func files(
    in folder: String, isWhole: (String) -> Bool
  ) -> [String] {
    var found: [String] = []
    var around: [UInt64] = []
    walk(folder, "", isWhole, &around, &found)
    return found
  }

  // MARK: Internals

  /// The deepest folders that are read.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 64
  /// The most files of one folder: many times those of large apps.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumCount = 200_000

  private static func walk(
    _ root: String, _ inner: String, _ isWhole: (String) -> Bool, _ around: inout [UInt64],
    _ found: inout [String]
  ) {
    let folder = inner.isEmpty ? root : root + "/" + inner
    var status = stat()
    guard around.count < maximumDepth, stat(FileName.bytes(of: folder), &status) == 0 else {
      return
    }
    let own = UInt64(status.st_ino) ^ UInt64(status.st_dev) << 40
    guard !around.contains(own) else { return }
    around.append(own)
    defer { around.removeLast() }
    for name in Folder.names(in: folder) where !name.hasPrefix(".") {
      guard found.count < maximumCount else { return }
      let path = inner.isEmpty ? name : inner + "/" + name
      if Paths.kind(of: root + "/" + path) == .folder, !isWhole(path) {
        walk(root, path, isWhole, &around, &found)
      } else {
        found.append(path)
      }
    }
  }
}
