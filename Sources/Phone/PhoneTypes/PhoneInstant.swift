/// An instant of a phone's time, counted from its boot.
///
/// Time is passed in as a parameter: a host reads a real clock, a test sets time itself, and the
/// code in between behaves the same.
public struct PhoneInstant: InstantProtocol, Sendable, Hashable {
  /// Nanoseconds since the phone booted.
  public var nanoseconds: Int64

  /// The instant of the boot.
  public static let boot = PhoneInstant(nanoseconds: 0)

  /// The latest representable instant, for an event that never occurs.
  public static let never = PhoneInstant(nanoseconds: .max)

  /// Creates an instant from nanoseconds since the boot.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Returns the instant that is later by a duration; fractions of a nanosecond are dropped.
  public func advanced(by duration: Duration) -> PhoneInstant {
    let (seconds, attoseconds) = duration.components
    return PhoneInstant(
      nanoseconds: nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// Returns the duration from this instant to another; negative if the other is earlier.
  public func duration(to other: PhoneInstant) -> Duration {
    .nanoseconds(other.nanoseconds - nanoseconds)
  }

  /// Returns whether the first instant is earlier than the second.
  public static func < (left: PhoneInstant, right: PhoneInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Returns the number of whole frames from an earlier instant to this one; 0 if it is later.
  ///
  /// The count is exact for any rate in whole millihertz, however long the phone has been on.
  package func frames(since start: PhoneInstant, sampleRate: Double) -> Int {
    let elapsed = Int128(max(0, nanoseconds - start.nanoseconds))
    let millihertz = Int128((sampleRate * 1000).rounded())
    return Int(elapsed * millihertz / 1_000_000_000_000)
  }
}
