internal import Glibc
internal import Synchronization

/// Where lines of the log go: to standard error, as `[subsystem:category] error: message`.
///
/// Steps LO1… are in `Documentation/Behaviour/Logging.md`.
package enum LogOutput {
  /// What the machine's user wants to see, by the environment (LO3).
  package struct Wishes: Sendable {
    /// Whether lines that only help in writing an app are shown.
    package var showsDebug = false
    /// Whether what is private is shown.
    package var showsPrivate = false
    /// Whether signposts are shown.
    package var showsSignposts = false

    /// Reads them of a list of words, parted by commas: `debug`, `private`, `signposts`.
    package init(_ words: String = "") {
      let words = Set(words.split(separator: ",").map { String($0) })
      showsDebug = words.contains("debug")
      showsPrivate = words.contains("private")
      showsSignposts = words.contains("signposts")
    }
  }

  /// What is wanted now; tests want something else.
  package static var wishes: Wishes {
    get { state.withLock { $0.wishes } }
    set { state.withLock { $0.wishes = newValue } }
  }

  /// Takes lines in place of standard error; tests do.
  package static func capture(_ take: (@Sendable (String) -> Void)?) {
    state.withLock { $0.take = take }
  }

  /// Writes a message, each line of it with its head.
  static func write(_ message: String, _ type: OSLogType, _ log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    write(head: log.head + type.word, message)
  }

  /// Writes a message under a head.
  static func write(head: String, _ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { "\(head)\($0)\n" }.joined()
    if let take = state.withLock({ $0.take }) { return take(text) }
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  private struct State: Sendable {
    var wishes = Wishes(getenv("TACTUS_LOG").map { String(cString: $0) } ?? "")
    var take: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())
}
