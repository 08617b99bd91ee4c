import CoreAudioTypes
import TactusFoundation

/// A parameter is missing.
///
/// - Source: Apple's reference of the timebase's errors. Confidence: documented.
public let kCMTimebaseError_MissingRequiredParameter: OSStatus = -12748
/// A parameter is of no use.
public let kCMTimebaseError_InvalidParameter: OSStatus = -12749
/// There is no memory.
public let kCMTimebaseError_AllocationFailed: OSStatus = -12750
/// A timer would fire too often.
public let kCMTimebaseError_TimerIntervalTooShort: OSStatus = -12751
/// The timebase only shows a time of something else.
public let kCMTimebaseError_ReadOnly: OSStatus = -12757

/// The name of the notification of another rate.
public let kCMTimebaseNotification_EffectiveRateChanged =
  "kCMTimebaseNotification_EffectiveRateChanged"
/// The name of the notification of a time that has jumped.
public let kCMTimebaseNotification_TimeJumped = "kCMTimebaseNotification_TimeJumped"

/// Creates a timebase that stands at 0 and follows a clock.
///
/// - Parameters:
///   - allocator: Nil; memory is the language's.
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

/// Creates a timebase that stands at 0 and follows another one.
///
/// - Parameters:
///   - allocator: Nil; memory is the language's.
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

/// Creates a timebase that stands at 0 and follows a clock.
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
///   - method: The way of rounding.
public func CMTimebaseGetTimeWithTimeScale(
  _ timebase: CMTimebase, timescale: CMTimeScale, method: CMTimeRoundingMethod
) -> CMTime { CMTimeConvertScale(timebase.time, timescale: timescale, method: method) }

/// Returns the rate of a timebase in relation to its source.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }

/// Returns the rate of a timebase in relation to the clock that it follows in the end.
public func CMTimebaseGetEffectiveRate(_ timebase: CMTimebase) -> Float64 {
  timebase.effectiveRate
}

/// Reads the time and the rate of a timebase.
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

/// Sets the rate of a timebase.
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
  timebase.change(nil, rate, nil)
}

/// Sets the time that a timebase has at a time of its source.
@discardableResult
public func CMTimebaseSetAnchorTime(
  _ timebase: CMTimebase, timebaseTime: CMTime, immediateSourceTime: CMTime
) -> OSStatus { timebase.change(timebaseTime, nil, immediateSourceTime) }

/// Sets the rate of a timebase, and the time that it has at a time of its source.
@discardableResult
public func CMTimebaseSetRateAndAnchorTime(
  _ timebase: CMTimebase, rate: Float64, anchorTime: CMTime, immediateSourceTime: CMTime
) -> OSStatus { timebase.change(anchorTime, rate, immediateSourceTime) }

/// Returns the clock that a timebase follows; nil if it follows another timebase.
public func CMTimebaseCopySourceClock(_ timebase: CMTimebase) -> CMClock? { timebase.sourceClock }

/// Returns the timebase that another one follows; nil if it follows a clock.
public func CMTimebaseCopySourceTimebase(_ timebase: CMTimebase) -> CMTimebase? {
  timebase.sourceTimebase
}

/// Returns the clock that a timebase follows in the end.
public func CMTimebaseCopyUltimateSourceClock(_ timebase: CMTimebase) -> CMClock {
  timebase.ultimateSourceClock
}

/// Waits until notifications of a timebase are posted, which they are at once.
@discardableResult
public func CMTimebaseNotificationBarrier(_ timebase: CMTimebase) -> OSStatus { 0 }
