extension CMTime: Comparable, Hashable {
  /// Returns whether two times are the same point, whatever their timescales.
  public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }

  /// Returns whether a time is before another one (Players.TM5).
  public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }

  /// Hashes the point in time, whatever its timescale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard let reduced = fraction?.reduced else { return }
    hasher.combine(epoch)
    hasher.combine(reduced.numerator)
    hasher.combine(reduced.denominator)
  }

  /// The rank of the time's kind in the order of all times.
  fileprivate var rank: Int {
    if isNegativeInfinity { return 0 }
    if isNumeric { return 1 }
    if isIndefinite { return 2 }
    return isPositiveInfinity ? 3 : 4
  }
}

/// Compares two times, even of different timescales (Players.TM5).
///
/// - Returns: −1 if the first is before the second, 0 if they are equal, else 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  guard let first = time1.fraction, let second = time2.fraction else {
    return time1.rank < time2.rank ? -1 : time1.rank == time2.rank ? 0 : 1
  }
  if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
  let left = first.numerator * second.denominator
  let right = second.numerator * first.denominator
  return left < right ? -1 : left == right ? 0 : 1
}

/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}

/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}
