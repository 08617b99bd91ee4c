/// A half-open range of times (Players.TR1…).
///
/// - Thread: any.
public struct CMTimeRange: Sendable {
  /// The start.
  public var start: CMTime
  /// The duration; not negative in a valid range.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { (start, duration) = (.invalid, .invalid) }

  /// Creates a range from a start and a duration.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

  /// Creates a range from a start and an end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The invalid range.
  public static let invalid = CMTimeRange()
  /// The empty range at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// The end of the range, the first time after it.
  public var end: CMTime { start + duration }

  /// Whether the range is valid: both parts are, and the duration is not negative (Players.TR1).
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero
  }
  /// Whether the start or the duration is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether the duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is in the range, which excludes its end (Players.TR2).
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isValid && time >= start && time < end
  }

  /// Returns whether another range is within this one (Players.TR2).
  public func containsTimeRange(_ timeRange: CMTimeRange) -> Bool {
    guard isValid, timeRange.isValid else { return false }
    return timeRange.start >= start && timeRange.end <= end
  }

  /// Returns the intersection with another range; an empty range if they are disjoint
  /// (Players.TR3).
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let first = max(start, otherRange.start)
    let last = min(end, otherRange.end)
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// Returns the smallest range that contains both ranges (Players.TR3).
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

extension CMTimeRange: Hashable {
  /// Returns whether two ranges have the same start and duration.
  public static func == (range1: CMTimeRange, range2: CMTimeRange) -> Bool {
    range1.start == range2.start && range1.duration == range2.duration
  }

  /// Hashes the start and the duration.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(duration)
  }
}
