import PhoneHardware
import TextForms

/// Writes what pages do as a script, which `tactus run` does again.
package struct SessionRecord: Sendable {
  private let write: @Sendable (String) -> Void
  /// When the last step was, or the app came; `nil` before.
  private var last: PhoneInstant?

  /// - Parameter write: Takes the script's lines, one after another.
  package init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// The app has come: a script begins there.
  package mutating func begin(at now: PhoneInstant) { if last == nil { last = now } }

  /// Something is done.
  package mutating func add(_ line: String, at instant: PhoneInstant) {
    guard let last else { return }
    let seconds = max(0, last.duration(to: instant) / .seconds(1))
    // A microsecond is less than any step of the phone.
    let wait = (seconds * 1e6).rounded() / 1e6
    if wait > 0 { write(#"{"wait": \#(JSONText.number(wait).line)}"#) }
    self.last = max(last, instant)
    write(line)
  }
}
