import Glibc
import TactusTextFormatting

/// The contents of folders.
public enum Folder {
  /// Returns the names in a folder, in order; none if it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Creates a folder with its missing parents; an existing folder stays as it is.
  ///
  /// - Throws: ``CommandFailure`` with ``ExitStatus/cannotCreateOutput`` and the path that cannot
  ///   be created.
  public static func create(_ folder: String) throws(CommandFailure) {
    if mkdir(FileName.bytes(of: folder), 0o777) == 0 || isFolder(folder) { return }
    if errno == ENOENT, let parent = parent(of: folder) {
      try create(parent)
      // Another process may have created it meanwhile.
      if mkdir(FileName.bytes(of: folder), 0o777) == 0 || isFolder(folder) { return }
    }
    throw CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno == EEXIST ? ENOTDIR : errno)),
      at: SourceLocation(folder))
  }

  /// Creates the missing folders of a file.
  ///
  /// - Throws: ``CommandFailure`` with ``ExitStatus/cannotCreateOutput``.
  public static func createParents(of file: String) throws(CommandFailure) {
    if let parent = parent(of: file) { try create(parent) }
  }

  // MARK: Internals

  /// Returns the folder of a path; `nil` for a single name and for the root.
  private static func parent(of path: String) -> String? {
    var parts = path[...]
    while parts.last == "/" { parts.removeLast() }
    guard let slash = parts.lastIndex(of: "/") else { return nil }
    var parent = parts[..<slash]
    while parent.last == "/" { parent.removeLast() }
    return parent.isEmpty ? nil : String(parent)
  }

  private static func isFolder(_ path: String) -> Bool {
    let number = errno
    defer { errno = number }
    var information = stat()
    return stat(FileName.bytes(of: path), &information) == 0
      && information.st_mode & S_IFMT == S_IFDIR
  }
}
