internal import Glibc
internal import TactusTextFormatting

/// The contents of folders.
///
/// File names are text as `FileName` converts them, so that names that are not UTF-8 are found,
/// opened and removed, too.
public enum Folder {
  /// Returns the names in a folder, in order; none if it cannot be read.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - prefix: The beginning of the names; a folder of all users may have many others, which are
  ///     not even sorted.
  public static func names(in folder: String, beginningWith prefix: String = "") -> [String] {
    guard let directory = opendir(FileName.bytes(of: folder)) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { FileName.text(of: $0) }
      }
      if name != "." && name != "..", name.utf8.starts(with: prefix.utf8) { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file, a link, or a folder with everything in it, if it exists.
  ///
  /// A link is removed, not followed.
  public static func remove(_ path: String) {
    let bytes = FileName.bytes(of: path)
    var status = stat()
    guard lstat(bytes, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(bytes)
      return
    }
    // Only a folder that its owner may read, write and search can be emptied.
    if status.st_mode & S_IRWXU != S_IRWXU { chmod(bytes, S_IRWXU) }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(bytes)
  }
}
