/// Returns a range from a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns a range from a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// Returns the end of a range, the first time after it.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns the smallest range that contains both ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}

/// Returns the intersection of two ranges.
public func CMTimeRangeGetIntersection(
  _ range: CMTimeRange, otherRange: CMTimeRange
) -> CMTimeRange {
  range.intersection(otherRange)
}

/// Returns whether two ranges have the same start and duration.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
  range1 == range2
}

/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}

/// Returns whether another range is within a range.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}

/// Returns the time in a range nearest to a time (Players.TR4).
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isValid, range.isValid else { return .invalid }
  return min(max(time, range.start), range.end)
}

/// Folds a time into a range: moves it by a multiple of the range's duration (Players.TR4).
///
/// - Parameters:
///   - time: The time.
///   - foldRange: The range; an empty one gives an invalid time.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
  let offset = time - foldRange.start
  guard foldRange.isValid, !foldRange.isEmpty, let place = offset.fraction,
    let length = foldRange.duration.fraction
  else { return .invalid }
  // Both have the same denominator, so the remainder is exact.
  let scale = place.denominator * length.denominator
  let (whole, step) = (
    place.numerator * length.denominator, length.numerator * place.denominator
  )
  let rest = whole % step
  let time = TimeFraction(rest < 0 ? rest + step : rest, scale).reduced
  return foldRange.start + time.time(time.denominator)
}

/// Maps a time from one range to another (Players.TR5).
///
/// - Parameters:
///   - time: The time, in the first range or outside of it.
///   - fromRange: The first range; an empty one gives an invalid time.
///   - toRange: The second range.
public func CMTimeMapTimeFromRangeToRange(
  _ time: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange
) -> CMTime {
  guard fromRange.isValid, toRange.isValid, time.isValid else { return .invalid }
  return toRange.start
    + CMTimeMapDurationFromRangeToRange(
      time - fromRange.start, fromRange: fromRange, toRange: toRange)
}

/// Scales a duration by the ratio of two ranges' durations (Players.TR5).
///
/// - Parameters:
///   - duration: The duration.
///   - fromRange: The first range; an empty one gives an invalid time.
///   - toRange: The second range.
public func CMTimeMapDurationFromRangeToRange(
  _ duration: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange
) -> CMTime {
  guard fromRange.isValid, toRange.isValid, !fromRange.isEmpty, let length = duration.fraction,
    let from = fromRange.duration.fraction, let to = toRange.duration.fraction
  else { return .invalid }
  guard
    let result = length.multiplied(by: to)?.multiplied(
      by: TimeFraction(from.denominator, from.numerator))
  else {
    return CMTimeMultiplyByFloat64(
      duration, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
  }
  let reduced = result.reduced
  let isKept = length.denominator % reduced.denominator == 0
  return reduced.time(isKept ? length.denominator : reduced.denominator)
}

/// The invalid range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// The empty range at 0.
public let kCMTimeRangeZero = CMTimeRange.zero

/// Returns whether a range is valid.
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
/// Returns whether a range is invalid.
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
/// Returns whether the start or the duration of a range is indefinite.
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool { range.isIndefinite }
/// Returns whether the duration of a range is zero.
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }
