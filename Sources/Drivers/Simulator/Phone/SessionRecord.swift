import PhoneHardware
import TextForms

/// Writes what pages do as a script, which `tactus run` does again.
package struct SessionRecord: Sendable {
  private let write: @Sendable (String) -> Void
  private let clear: @Sendable () -> Void
  /// All lines with when they were, waits left out.
  private var lines: [(text: String, instant: PhoneInstant)] = []
  private var start: PhoneInstant?
  /// When the last step was, or the app came; `nil` before.
  private var last: PhoneInstant?

  /// - Parameters:
  ///   - write: Takes the script's lines, one after another.
  ///   - clear: Forgets all of them, as they are written anew.
  package init(
    _ write: @escaping @Sendable (String) -> Void, clear: @escaping @Sendable () -> Void = {}
  ) {
    (self.write, self.clear) = (write, clear)
  }

  /// The app has come: a script begins there.
  package mutating func begin(at now: PhoneInstant) {
    guard last == nil else { return }
    (last, start) = (now, now)
  }

  /// What was done after an instant is to be as if it had never been.
  package mutating func rewind(to instant: PhoneInstant) {
    guard let start else { return }
    let kept = lines.filter { $0.instant <= instant }
    guard kept.count < lines.count else { return }
    clear()
    (lines, last) = ([], start)
    for (text, instant) in kept { add(text, at: instant) }
  }

  /// Something is done.
  package mutating func add(_ line: String, at instant: PhoneInstant) {
    guard let last else { return }
    let seconds = max(0, last.duration(to: instant) / .seconds(1))
    // A microsecond is less than any step of the phone.
    let wait = (seconds * 1e6).rounded() / 1e6
    if wait > 0 { write(#"{"wait": \#(JSONText.number(wait).line)}"#) }
    self.last = max(last, instant)
    write(line)
    lines.append((line, instant))
  }
}
