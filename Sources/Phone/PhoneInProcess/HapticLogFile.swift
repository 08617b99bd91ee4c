internal import Glibc
import Phone

/// A file that gets a line for each feedback, as it is asked for.
///
/// - Thread: one at a time.
final class HapticLogFile {
  private let path: String
  private var descriptor: Int32

  /// Opens a file to add to, and makes it where it is missing.
  ///
  /// - Throws: `PhoneTrouble.log`.
  init(_ path: String) throws(PhoneTrouble) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .log(path: path, reason: String(cString: strerror(errno))) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds a line, whole or not at all as far as the system can; others may add to the file as well.
  ///
  /// - Throws: `PhoneTrouble.log`, once; afterwards nothing is written any more.
  func write(_ entry: HapticLogEntry) throws(PhoneTrouble) {
    guard descriptor >= 0 else { return }
    let line = Array((entry.json + "\n").utf8)
    guard Glibc.write(descriptor, line, line.count) == line.count else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      descriptor = -1
      throw .log(path: path, reason: reason)
    }
  }
}
