/// Equally spaced instants counted from the phone's boot, such as the refreshes of a screen or the
/// scans of a digitizer.
///
/// Instant number *k* is *k* divided by the rate, rounded down to a nanosecond, so the grid of a
/// rate contains the grids of its divisors.
public struct RefreshGrid: Sendable, Equatable {
  /// The number of instants per second.
  public let perSecond: Int

  /// Creates the grid of a rate above 0.
  public init(perSecond: Int) {
    precondition(perSecond > 0, "a rate is above 0")
    self.perSecond = perSecond
  }

  /// Returns the first instant of the grid that is not before an instant.
  public func first(from instant: PhoneInstant) -> PhoneInstant {
    var index = Int128(instant.nanoseconds) * Int128(perSecond) / 1_000_000_000
    // Both divisions round down, so the count may be one short, or two.
    while moment(index) < instant.nanoseconds { index += 1 }
    return PhoneInstant(nanoseconds: moment(index))
  }

  /// Returns the first instant of the grid that is after an instant.
  public func next(after instant: PhoneInstant) -> PhoneInstant {
    first(from: PhoneInstant(nanoseconds: instant.nanoseconds + 1))
  }

  private func moment(_ index: Int128) -> Int64 {
    Int64(index * 1_000_000_000 / Int128(perSecond))
  }
}
