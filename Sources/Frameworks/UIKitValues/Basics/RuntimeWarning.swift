internal import Glibc
import Synchronization

/// Warnings about misuse of the API, written to standard error once a process.
package enum RuntimeWarning {
  /// Writes a line, unless it was written before.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - kind: The word before it: `warning`, or `note` for what may well be intended.
  package static func once(_ message: String, kind: String = "warning") {
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    let line = Array("tactus: \(kind): \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static let written = Mutex<Set<String>>([])
}
