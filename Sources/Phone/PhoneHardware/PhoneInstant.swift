/// A moment in a phone's life, counted from its boot.
///
/// Time is handed in: a shell reads a real clock, a test winds one by hand, and what lies between
/// cannot tell them apart.
public struct PhoneInstant: InstantProtocol, Sendable, Hashable {
  /// Nanoseconds since the phone booted.
  public var nanoseconds: Int64

  /// The moment of booting.
  public static let boot = PhoneInstant(nanoseconds: 0)

  /// A moment that does not come.
  public static let never = PhoneInstant(nanoseconds: .max)

  /// Makes a moment from its count.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The moment that comes so much later; parts of a nanosecond are dropped.
  public func advanced(by duration: Duration) -> PhoneInstant {
    let (seconds, attoseconds) = duration.components
    return PhoneInstant(
      nanoseconds: nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// How long it is until another moment; negative where that one is earlier.
  public func duration(to other: PhoneInstant) -> Duration {
    .nanoseconds(other.nanoseconds - nanoseconds)
  }

  /// Whether one moment is before another.
  public static func < (left: PhoneInstant, right: PhoneInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// How many whole frames pass from an earlier moment to this one; 0 where it is later.
  ///
  /// The count is exact for any rate in whole millihertz, however long the phone has been on.
  package func frames(since start: PhoneInstant, sampleRate: Double) -> Int {
    let elapsed = Int128(max(0, nanoseconds - start.nanoseconds))
    let millihertz = Int128((sampleRate * 1000).rounded())
    return Int(elapsed * millihertz / 1_000_000_000_000)
  }
}
