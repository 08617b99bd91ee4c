/// The times at which the batteries of gamepads are read (GameControllers.LI7).
package struct BatterySchedule: Sendable {
  /// The time between two readings.
  ///
  /// - Source: ours; a battery lasts for hours. Confidence: guess.
  package static let period = Duration.seconds(60)

  /// Creates a schedule whose first reading is one period after a time.
  package init(from now: ContinuousClock.Instant) { next = now + Self.period }

  /// Returns the milliseconds until the next reading; 0 if it is due.
  package func milliseconds(from now: ContinuousClock.Instant) -> Int32 {
    let rest = (next - now) / .milliseconds(1)
    return Int32(min(max(rest.rounded(.up), 0), Double(Int32.max)))
  }

  /// Returns whether a reading is due; the next one is one period later then.
  package mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
    guard now >= next else { return false }
    next = now + Self.period
    return true
  }

  // MARK: Internals

  private var next: ContinuousClock.Instant
}
