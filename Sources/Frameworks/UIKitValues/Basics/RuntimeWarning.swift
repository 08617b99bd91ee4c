internal import Glibc
import Synchronization

/// Warnings about misuse of the API, written to standard error once a process.
package enum RuntimeWarning {
  /// Writes a line, unless it was written before.
  package static func once(_ message: String) {
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    let line = Array("tactus: warning: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static let written = Mutex<Set<String>>([])
}
