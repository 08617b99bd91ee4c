internal import Glibc
import TactusTextFormatting

/// The pattern files in a folder and the folders in it.
enum PatternFolder {
  /// The maximum depth of folders that are searched.
  ///
  /// - Source: ours, far deeper than any project. Confidence: guess.
  private static let maximumDepth = 64

  /// Returns the files that end in `.ahap`, in the order of their paths; `nil` if the path is not a
  /// folder.
  ///
  /// Hidden folders and links to folders are left out.
  ///
  /// - Thread: any. Blocks while it reads the folders.
  static func files(in path: String) -> [String]? {
    guard kind(of: path, followingLinks: true) == S_IFDIR else { return nil }
    var files: [String] = []
    collect(path, 0, &files)
    return files
  }

  // MARK: Internals

  private static func collect(_ folder: String, _ depth: Int, _ files: inout [String]) {
    guard depth < maximumDepth, let directory = opendir(FileName.bytes(of: folder)) else { return }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { FileName.text(of: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(directory)
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if kind(of: path, followingLinks: false) == S_IFDIR {
        collect(path, depth + 1, &files)
      } else if name.lowercased().hasSuffix(".ahap") {
        files.append(path)
      }
    }
  }

  private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    let bytes = FileName.bytes(of: path)
    let result = followingLinks ? stat(bytes, &status) : lstat(bytes, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}
