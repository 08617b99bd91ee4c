internal import Glibc
import Synchronization

/// What an app does that cannot be right, said on standard error once a process.
enum Complaint {
  /// Writes a line, unless it was written before.
  static func once(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    let line = Array("tactus: warning: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static let said = Mutex<Set<String>>([])
}
