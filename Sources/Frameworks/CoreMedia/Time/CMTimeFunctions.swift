/// Returns a time of `value / timescale` seconds.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time with an epoch.
public func CMTimeMakeWithEpoch(
  value: CMTimeValue, timescale: CMTimeScale, epoch: CMTimeEpoch
) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}

/// Returns a time from seconds (Players.TM2).
public func CMTimeMakeWithSeconds(
  _ seconds: Double, preferredTimescale: CMTimeScale
) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time as a floating-point number.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns a time with another timescale (Players.TM3).
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: CMTimeScale, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(newTimescale, method: method)
}

/// Returns a description of a time.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
  time.description as CFString
}

/// Prints a description of a time to standard error.
public func CMTimeShow(_ time: CMTime) {
  FileHandle.standardError.write(Data("\(time)\n".utf8))
}

extension CMTime: CustomStringConvertible {
  /// The value, the timescale and the seconds.
  public var description: String {
    if isNumeric {
      let rounding = hasBeenRounded ? ", rounded" : ""
      return "{\(value)/\(timescale) = \(seconds)\(rounding)}"
    }
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    return isIndefinite ? "{INDEFINITE}" : "{INVALID}"
  }
}

/// Returns whether a time is valid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns whether a time is invalid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns whether a time is positive infinity.
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Returns whether a time is negative infinity.
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
/// Returns whether a time is indefinite.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Returns whether a time is numeric.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Returns whether a time has been rounded.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
