internal import Glibc

/// A file that gets one line for each requested feedback.
///
/// - Thread: one at a time.
final class HapticLogFile {
  private let path: String
  private var descriptor: Int32

  /// Opens a file for appending, and creates it and its folders if they do not exist.
  ///
  /// - Throws: `PhoneHostError.log`.
  init(_ path: String) throws(PhoneHostError) {
    self.path = path
    ParentFolders.create(of: path)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    if descriptor < 0 { throw .log(path: path, reason: String(cString: strerror(errno))) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends a line with one `write` call; other processes may append to the file as well.
  ///
  /// - Throws: `PhoneHostError.log`, once; afterwards nothing more is written.
  func write(_ entry: String) throws(PhoneHostError) {
    guard descriptor >= 0 else { return }
    let line = Array((entry + "\n").utf8)
    guard Glibc.write(descriptor, line, line.count) == line.count else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      descriptor = -1
      throw .log(path: path, reason: reason)
    }
  }
}
