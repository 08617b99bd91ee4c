internal import Glibc
import Synchronization

/// Warnings about misuse of the API, written to standard error once per process (Crashes.CR8).
package enum RuntimeWarning {
  /// Writes a line, unless it was written before.
  ///
  /// Further lines of the message are indented, so that they belong to it in an app's output.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - kind: The word before it: `warning`, or `note` for what may well be intended.
  ///   - namesPlace: Whether the innermost place in the client's code follows; reading it takes
  ///     about a second.
  package static func once(_ message: String, kind: String = "warning", namesPlace: Bool = false) {
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    let place = namesPlace ? CrashReporter.clientPlace.map { ", at \($0)" } ?? "" : ""
    let text = (message + place).split(separator: "\n").enumerated().map { index, line in
      index == 0 || line.hasPrefix("  ") ? String(line) : "  \(line)"
    }
    let line = Array("tactus: \(kind): \(text.joined(separator: "\n"))\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static let written = Mutex<Set<String>>([])
}
