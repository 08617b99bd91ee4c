/// Moments that come so many times a second, counted from the phone's boot: when a screen shows
/// something new, or looks for fingers.
///
/// The moment of the number *k* is at *k* divided by the rate, rounded down to a nanosecond; so every
/// moment of a rate is one of its multiples, too.
public struct RefreshGrid: Sendable, Equatable {
  /// How many come in a second.
  public let perSecond: Int

  /// Makes the moments of a rate above 0.
  public init(perSecond: Int) {
    precondition(perSecond > 0, "a rate is above 0")
    self.perSecond = perSecond
  }

  /// The first of them that is not before an instant.
  public func first(from instant: PhoneInstant) -> PhoneInstant {
    var index = Int128(instant.nanoseconds) * Int128(perSecond) / 1_000_000_000
    // Both divisions round down, so the count may be one short, or two.
    while moment(index) < instant.nanoseconds { index += 1 }
    return PhoneInstant(nanoseconds: moment(index))
  }

  /// The first of them that is after an instant.
  public func next(after instant: PhoneInstant) -> PhoneInstant {
    first(from: PhoneInstant(nanoseconds: instant.nanoseconds + 1))
  }

  private func moment(_ index: Int128) -> Int64 {
    Int64(index * 1_000_000_000 / Int128(perSecond))
  }
}
