import CoreAudioTypes
import TactusFoundation

/// The notification that the effective rate has changed.
public let kCMTimebaseNotification_EffectiveRateChanged =
  "kCMTimebaseNotification_EffectiveRateChanged"
/// The notification that the time has jumped.
public let kCMTimebaseNotification_TimeJumped = "kCMTimebaseNotification_TimeJumped"

/// Creates a timebase for a clock, stopped at 0.
///
/// - Parameters:
///   - allocator: Unused.
///   - sourceClock: The clock.
///   - timebaseOut: Receives the timebase.
@discardableResult
public func CMTimebaseCreateWithSourceClock(
  allocator: AnyObject?, sourceClock: CMClock,
  timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
  return 0
}

/// Creates a timebase for another one, stopped at 0.
///
/// - Parameters:
///   - allocator: Unused.
///   - sourceTimebase: The other timebase.
///   - timebaseOut: Receives the timebase.
@discardableResult
public func CMTimebaseCreateWithSourceTimebase(
  allocator: AnyObject?, sourceTimebase: CMTimebase,
  timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  timebaseOut.pointee = try? CMTimebase(sourceTimebase: sourceTimebase)
  return 0
}

/// Creates a timebase for a clock, stopped at 0.
@discardableResult
public func CMTimebaseCreateWithMasterClock(
  allocator: AnyObject?, masterClock: CMClock,
  timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  CMTimebaseCreateWithSourceClock(
    allocator: allocator, sourceClock: masterClock, timebaseOut: timebaseOut)
}

/// Returns the time of a timebase.
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }

/// Returns the time of a timebase with a timescale.
///
/// - Parameters:
///   - timebase: The timebase.
///   - timescale: The timescale.
///   - method: The rounding method.
public func CMTimebaseGetTimeWithTimeScale(
  _ timebase: CMTimebase, timescale: CMTimeScale, method: CMTimeRoundingMethod
) -> CMTime { CMTimeConvertScale(timebase.time, timescale: timescale, method: method) }

/// Returns the rate of a timebase relative to its source.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }

/// Returns the rate of a timebase relative to its ultimate source clock.
public func CMTimebaseGetEffectiveRate(_ timebase: CMTimebase) -> Float64 {
  timebase.effectiveRate
}

/// Returns the time of a timebase with its rate.
///
/// - Parameters:
///   - timebase: The timebase.
///   - timeOut: Receives the time, or nil.
///   - rateOut: Receives the rate, or nil.
@discardableResult
public func CMTimebaseGetTimeAndRate(
  _ timebase: CMTimebase, timeOut: UnsafeMutablePointer<CMTime>?,
  rateOut: UnsafeMutablePointer<Float64>?
) -> OSStatus {
  timeOut?.pointee = timebase.time
  rateOut?.pointee = timebase.rate
  return 0
}

/// Sets the time of a timebase.
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
  timebase.change(time, nil, nil)
}

/// Sets the rate of a timebase relative to its source; 0 stops it.
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
  timebase.change(nil, rate, nil)
}

/// Sets the time of a timebase at a reference time of its source.
@discardableResult
public func CMTimebaseSetAnchorTime(
  _ timebase: CMTimebase, timebaseTime: CMTime, immediateSourceTime: CMTime
) -> OSStatus { timebase.change(timebaseTime, nil, immediateSourceTime) }

/// Sets the rate of a timebase, and its time at a reference time of its source.
@discardableResult
public func CMTimebaseSetRateAndAnchorTime(
  _ timebase: CMTimebase, rate: Float64, anchorTime: CMTime, immediateSourceTime: CMTime
) -> OSStatus { timebase.change(anchorTime, rate, immediateSourceTime) }

/// Returns the source clock of a timebase; nil if the source is a timebase.
public func CMTimebaseCopySourceClock(_ timebase: CMTimebase) -> CMClock? { timebase.sourceClock }

/// Returns the source timebase of a timebase; nil if the source is a clock.
public func CMTimebaseCopySourceTimebase(_ timebase: CMTimebase) -> CMTimebase? {
  timebase.sourceTimebase
}

/// Returns the clock at the end of a timebase's chain of sources.
public func CMTimebaseCopyUltimateSourceClock(_ timebase: CMTimebase) -> CMClock {
  timebase.ultimateSourceClock
}

/// Does nothing: notifications are posted at once.
@discardableResult
public func CMTimebaseNotificationBarrier(_ timebase: CMTimebase) -> OSStatus { 0 }
