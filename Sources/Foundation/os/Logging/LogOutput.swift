internal import Glibc
internal import Synchronization

/// The output of the log: standard error, as `[subsystem:category] error: message`.
///
/// Steps Logging.LO1…
package enum LogOutput {
  /// The options of the log, which the environment sets (Logging.LO3).
  package struct Options: Sendable {
    /// Whether debug messages are shown.
    package var showsDebug = false
    /// Whether private values are shown.
    package var showsPrivate = false
    /// Whether signposts are shown.
    package var showsSignposts = false

    /// Parses a comma-separated list of `debug`, `private` and `signposts`.
    package init(_ words: String = "") {
      let words = Set(words.split(separator: ",").map { String($0) })
      showsDebug = words.contains("debug")
      showsPrivate = words.contains("private")
      showsSignposts = words.contains("signposts")
    }
  }

  /// The current options.
  ///
  /// Tests change them.
  package static var options: Options {
    get { state.withLock { $0.options } }
    set { state.withLock { $0.options = newValue } }
  }

  /// Redirects the output from standard error to a closure, for tests; nil restores it.
  package static func capture(_ handler: (@Sendable (String) -> Void)?) {
    state.withLock { $0.handler = handler }
  }

  /// Writes a message with its header on each line.
  static func write(_ message: String, _ type: OSLogType, _ log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    LogRecords.add(LogRecord(.message(type), message, log))
    write(head: log.head + type.word, message)
  }

  /// Writes a message with a header on each line.
  static func write(head: String, _ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { "\(head)\($0)\n" }.joined()
    if let handler = state.withLock({ $0.handler }) { return handler(text) }
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  private struct State: Sendable {
    var options = Options(getenv("TACTUS_LOG").map { String(cString: $0) } ?? "")
    var handler: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())
}
