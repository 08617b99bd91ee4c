import Glibc
import TactusTextFormatting

/// The creation of folders, with an error that names the folder.
public enum OutputFolder {
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
