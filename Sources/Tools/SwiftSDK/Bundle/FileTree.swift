import Glibc
import TactusCommandKit

/// File operations with an error that names the path.
enum FileTree {
  /// Creates a folder, with its missing parents.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 || isFolder(path) { return }
    let parent = folder(of: path)
    guard errno == ENOENT, parent != path else { throw failure(path) }
    try makeFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Creates a symbolic link.
  static func link(_ path: String, to target: String) throws {
    guard symlink(target, path) == 0 else { throw failure(path) }
  }

  /// Copies a file with its permissions.
  static func copy(_ source: String, to path: String) throws {
    let from = open(source, O_RDONLY | O_CLOEXEC)
    guard from >= 0 else { throw unreadable(source) }
    defer { close(from) }
    var information = stat()
    guard fstat(from, &information) == 0 else { throw unreadable(source) }
    let into = open(
      path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(information.st_mode & 0o777))
    guard into >= 0 else { throw failure(path) }
    var rest = Int(information.st_size)
    while rest > 0 {
      let count = sendfile(into, from, nil, rest)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let number = errno
        close(into)
        errno = number
        throw failure(path)
      }
      rest -= count
    }
    guard close(into) == 0 else { throw failure(path) }
  }

  /// Returns whether there is a folder, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether there is a readable file.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Returns the state of a file: its size in bytes and its modification time in seconds.
  ///
  /// The form is that of `stat -Lc '%s %Y'`; `nil` if there is no file.
  static func state(of path: String) -> String? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return "\(information.st_size) \(information.st_mtim.tv_sec)"
  }

  /// Returns the folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the failure of creating a file, by `errno`.
  static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }

  private static func unreadable(_ path: String) -> CommandFailure {
    CommandFailure(.unreadableInput, String(cString: strerror(errno)), at: SourceLocation(path))
  }
}
