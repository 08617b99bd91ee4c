import TactusPhoneTypes
import TactusTextFormatting

/// A recorder of the pages' inputs as a script for `tactus run`.
package struct SessionRecorder: Sendable {
  private let write: @Sendable (String) -> Void
  private let reset: @Sendable () -> Void
  /// All lines with their instants, without waits.
  private var lines: [(text: String, instant: PhoneInstant)] = []
  private var start: PhoneInstant?
  /// The instant of the last line, or of the app's connection; `nil` before.
  private var last: PhoneInstant?

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - write: Called with each line of the script.
  ///   - reset: Called before all lines are written again.
  package init(
    _ write: @escaping @Sendable (String) -> Void, reset: @escaping @Sendable () -> Void = {}
  ) {
    (self.write, self.reset) = (write, reset)
  }

  /// Begins the script at the instant at which the app has connected.
  package mutating func begin(at now: PhoneInstant) {
    guard last == nil else { return }
    (last, start) = (now, now)
  }

  /// Removes the lines after an instant.
  package mutating func rewind(to instant: PhoneInstant) {
    guard let start else { return }
    let kept = lines.filter { $0.instant <= instant }
    guard kept.count < lines.count else { return }
    reset()
    (lines, last) = ([], start)
    for (text, instant) in kept { add(text, at: instant) }
  }

  /// Adds a line.
  package mutating func add(_ line: String, at instant: PhoneInstant) {
    guard let last else { return }
    let seconds = max(0, last.duration(to: instant) / .seconds(1))
    // Microseconds are finer than any interval of the phone.
    let wait = (seconds * 1e6).rounded() / 1e6
    if wait > 0 { write(#"{"wait": \#(JSONOutput.number(wait).line)}"#) }
    self.last = max(last, instant)
    write(line)
    lines.append((line, instant))
  }
}
