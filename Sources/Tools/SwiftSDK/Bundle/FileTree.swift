import CommandKit
import Glibc

/// Folders, links and copies, with the reason where something cannot be made.
enum FileTree {
  /// Makes a folder, and those it stands in, where they are missing.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 || isFolder(path) { return }
    let parent = folder(of: path)
    guard errno == ENOENT, parent != path else { throw failure(path) }
    try makeFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Makes a link.
  static func link(_ path: String, to target: String) throws {
    guard symlink(target, path) == 0 else { throw failure(path) }
  }

  /// Copies a file, with what may be done with it.
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

  /// Removes a file, a link, or a folder with all that is in it; what is not there is gone already.
  static func remove(_ path: String) {
    var information = stat()
    // A link to a folder is a link here.
    if lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
      for name in Folder.names(in: path) { remove("\(path)/\(name)") }
    }
    _ = Glibc.remove(path)
  }

  /// Whether there is a folder, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is something that can be read.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Tells a file's states apart: its size in bytes, and when it was changed, in seconds.
  ///
  /// The form is that of `stat -Lc '%s %Y'`; `nil` where there is no file.
  static func state(of path: String) -> String? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return "\(information.st_size) \(information.st_mtim.tv_sec)"
  }

  /// The folder that a path leads into.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Why something could not be made, by `errno`.
  static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }

  private static func unreadable(_ path: String) -> CommandFailure {
    CommandFailure(.unreadableInput, String(cString: strerror(errno)), at: SourceLocation(path))
  }
}
