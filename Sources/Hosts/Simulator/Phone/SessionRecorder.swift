import TactusPhoneTypes
import TactusTextFormatting

/// A recorder of the pages' inputs as a script for `tactus run`.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the steps (SimulatorPages.SR1–SR4) that comments
/// name.
package struct SessionRecorder: Sendable {
  /// An entry of the recording.
  private enum Entry {
    /// A line of the script.
    case line(String, at: PhoneInstant)
    /// The connection of the app, on a new phone or on that of the lines before.
    case start(PhoneInstant, isNewPhone: Bool)

    var instant: PhoneInstant {
      switch self {
      case .line(_, let instant), .start(let instant, _): instant
      }
    }
  }

  private let write: @Sendable (String) -> Void
  private let reset: @Sendable () -> Void
  private var entries: [Entry] = []
  /// The lines from before the app's connection that are written after it.
  private var early: [String] = []
  /// The instant of the last entry; `nil` before the app's connection.
  private var last: PhoneInstant?
  /// The nanoseconds that the script has taken on its phone up to the last entry.
  private var position: Int64 = 0
  /// Whether the app is being restarted, on a new phone or on the same.
  private var restart: (isUnderWay: Bool, isNewPhone: Bool) = (false, false)

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

  /// Begins the script at the instant at which the app has connected, or continues it after a
  /// restart.
  package mutating func begin(at now: PhoneInstant) {
    guard last == nil || restart.isUnderWay else { return }
    add(.start(now, isNewPhone: last == nil || restart.isNewPhone))
    restart = (false, false)
    for line in early { add(line, at: now) }
    early = []
  }

  /// Removes the lines after an instant.
  package mutating func rewind(to instant: PhoneInstant) {
    restart = (false, false)
    let kept = entries.filter { $0.instant <= instant }
    guard kept.count < entries.count else { return }
    reset()
    (entries, last, position) = ([], nil, 0)
    for entry in kept { add(entry) }
  }

  /// Adds a line.
  ///
  /// - Parameter isState: Whether the line changes the phone's state for good, as a setting does.
  ///   SimulatorPages.SR2. Such lines are kept while there is no app; others have no effect then.
  package mutating func add(_ line: String, at instant: PhoneInstant, isState: Bool = false) {
    guard last != nil, !restart.isUnderWay else {
      if isState { early.append(line) }
      return
    }
    add(.line(line, at: instant))
  }

  /// Adds the line of a restart; the script continues with the app's next connection
  /// (SimulatorPages.SR3).
  package mutating func addRestart(model: String?, at instant: PhoneInstant) {
    guard last != nil else { return }
    let members: JSONOutput = .object(model.map { [("model", .string($0))] } ?? [])
    add(.line(JSONOutput.object([("restart", members)]).line, at: instant))
    restart = (true, model != nil || restart.isNewPhone)
  }

  /// Ends the script with the time since the last input, in which it had its effects
  /// (SimulatorPages.SR1).
  package mutating func end(at now: PhoneInstant) {
    guard let last, !restart.isUnderWay else { return }
    pause(min(now.nanoseconds - last.nanoseconds, Self.longestEnd))
    self.last = nil
  }

  // MARK: Internals

  /// The nanoseconds at most from the last input to the end.
  ///
  /// - Source: ours; a session may be left open for hours. Confidence: guess.
  private static let longestEnd: Int64 = 10_000_000_000

  /// Nanoseconds in which every scan and refresh of a phone recurs, times 60: a second.
  private static let second: Int64 = 1_000_000_000

  private mutating func add(_ entry: Entry) {
    entries.append(entry)
    switch entry {
    case .start(let instant, let isNewPhone):
      if isNewPhone { position = 0 }
      last = instant
      // SimulatorPages.SR1. The same part of a sixtieth of a second: scans and refreshes then fall
      // between the same inputs. Sixty times the difference, so that it is a whole number.
      let difference = (instant.nanoseconds - position) * 60 % Self.second
      pause((difference + Self.second) % Self.second / 60)
    case .line(let text, let instant):
      pause(max(0, instant.nanoseconds - (last ?? instant).nanoseconds))
      last = max(last ?? instant, instant)
      write(text)
    }
  }

  private mutating func pause(_ nanoseconds: Int64) {
    guard nanoseconds > 0 else { return }
    position += nanoseconds
    // Up to a nanosecond, so that each input is in the same scan as it was.
    write(#"{"wait": \#(JSONOutput.number(Double(nanoseconds) / 1e9).line)}"#)
  }
}
