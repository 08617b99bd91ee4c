internal import Glibc

/// The range of seconds for a normalized time of 0…1, on an exponential scale (Signal.M3).
///
/// Apple's reference says that 0 is the shortest the system supports, that 1 is not a second, and
/// that higher values are exponentially longer.
public struct TimeRange: Sendable, Equatable {
  /// Seconds at 0; more than 0.
  public var shortest: Double
  /// Seconds at 1; not less than `shortest`.
  public var longest: Double

  /// Creates a range.
  public init(shortest: Double, longest: Double) {
    self.shortest = shortest
    self.longest = longest
  }

  /// Returns the seconds of a normalized time, which is clamped to 0…1.
  public func seconds(_ normalized: Double) -> Double {
    let clamped = min(max(normalized, 0), 1)
    return shortest * pow(longest / shortest, clamped)
  }
}
