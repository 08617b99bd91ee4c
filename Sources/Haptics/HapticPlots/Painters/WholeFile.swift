internal import Glibc

/// Writes files that are there as a whole or not at all.
enum WholeFile {
  /// Writes a file beside its place and then moves it there in one step.
  ///
  /// What is not an ordinary file, such as a pipe, cannot be replaced and is written to directly.
  ///
  /// - Throws: `PlotError.cannotWrite`; nothing half-written is left behind.
  static func write(_ bytes: [UInt8], to path: String) throws(PlotError) {
    let place = resolved(path)
    var about = stat()
    let exists = stat(place, &about) == 0
    if exists, about.st_mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
    if exists, about.st_mode & S_IFMT != S_IFREG {
      let file = open(place, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(path, errno) }
      try fill(file, with: bytes, path: path)
      return
    }
    // A file that must not be written to is not to be replaced either.
    if exists, access(place, W_OK) != 0 { throw failure(path, errno) }

    let draft = "\(place).\(getpid()).tmp"
    let mode = exists ? about.st_mode & 0o7777 : 0o666
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(path, errno) }
    do throws(PlotError) {
      try fill(file, with: bytes, path: path)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, place) == 0 else {
      let reason = errno
      unlink(draft)
      throw failure(path, reason)
    }
  }

  /// The path that a chain of symbolic links ends in, so that the link stays and its target changes.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Writes all bytes to an open file and closes it.
  private static func fill(_ file: Int32, with bytes: [UInt8], path: String) throws(PlotError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = errno
        close(file)
        throw failure(path, reason)
      }
      written += count
    }
    guard close(file) == 0 else { throw failure(path, errno) }
  }

  private static func failure(_ path: String, _ code: Int32) -> PlotError {
    .cannotWrite(path: path, reason: String(cString: strerror(code)))
  }
}
