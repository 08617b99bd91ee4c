/// A clock or a timebase.
public protocol CMSyncProtocol {
  /// The time.
  var time: CMTime { get }
}

extension CMClock: CMSyncProtocol {}
extension CMTimebase: CMSyncProtocol {}

/// A clock or a timebase.
public typealias CMClockOrTimebase = any CMSyncProtocol

/// Returns the time of a clock or a timebase.
public func CMSyncGetTime(_ clockOrTimebase: CMClockOrTimebase) -> CMTime { clockOrTimebase.time }

/// Converts a time of one clock or timebase to another.
///
/// - Parameters:
///   - time: The time.
///   - from: The clock or timebase of the time.
///   - to: The other clock or timebase.
public func CMSyncConvertTime(
  _ time: CMTime, from: CMClockOrTimebase, to: CMClockOrTimebase
) -> CMTime {
  let rate = CMSyncGetRelativeRate(to, relativeTo: from)
  return to.time + CMTimeMultiplyByFloat64(time - from.time, multiplier: rate)
}

/// Returns the rate of a clock or timebase relative to another; 0 if one is stopped.
public func CMSyncGetRelativeRate(
  _ ofClockOrTimebase: CMClockOrTimebase, relativeTo: CMClockOrTimebase
) -> Float64 {
  func rate(_ source: CMClockOrTimebase) -> Double {
    (source as? CMTimebase)?.effectiveRate ?? 1
  }
  let other = rate(relativeTo)
  return other == 0 ? 0 : rate(ofClockOrTimebase) / other
}

/// Returns whether two clocks or timebases may drift; those that follow the phone's clock do not.
public func CMSyncMightDrift(
  _ clockOrTimebase1: CMClockOrTimebase, _ clockOrTimebase2: CMClockOrTimebase
) -> Bool { false }
