import Foundation

/// A point in time, as sample time, host time, or both.
///
/// The host's time is the phone's time in nanoseconds since it was started (AudioFiles.AT1).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioTime: NSObject, @unchecked Sendable {
  // The properties are constant.

  // MARK: Creating

  /// Creates a time without a valid part.
  public override init() {
    (hostTime, sampleTime, sampleRate) = (0, 0, 0)
    (isHostTimeValid, isSampleTimeValid) = (false, false)
    super.init()
  }

  /// Creates the time of a time stamp.
  public init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
    let stamp = ts.pointee
    isHostTimeValid = stamp.mFlags.contains(.hostTimeValid)
    isSampleTimeValid = stamp.mFlags.contains(.sampleTimeValid)
    hostTime = isHostTimeValid ? stamp.mHostTime : 0
    sampleTime = isSampleTimeValid ? Int64(exactly: stamp.mSampleTime.rounded()) ?? 0 : 0
    self.sampleRate = sampleRate
    super.init()
  }

  /// Creates a host time.
  public init(hostTime: UInt64) {
    (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0)
    (isHostTimeValid, isSampleTimeValid) = (true, false)
    super.init()
  }

  /// Creates a sample time.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
    (isHostTimeValid, isSampleTimeValid) = (false, true)
    super.init()
  }

  /// Creates a time with both host and sample time.
  public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.hostTime, self.sampleTime, self.sampleRate) = (hostTime, sampleTime, sampleRate)
    (isHostTimeValid, isSampleTimeValid) = (true, true)
    super.init()
  }

  /// Converts seconds to host time.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    guard seconds > 0 else { return 0 }
    return UInt64(exactly: (seconds * 1e9).rounded()) ?? .max
  }

  /// Converts host time to seconds.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval {
    TimeInterval(hostTime) / 1e9
  }

  /// Returns this time with both parts, extrapolated from an anchor time that has both; `nil` if
  /// either lacks a part that is needed, or the sample rates differ (AudioFiles.AT2).
  open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
    let rate = isSampleTimeValid ? sampleRate : anchorTime.sampleRate
    guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, rate > 0,
      anchorTime.sampleRate == rate, isHostTimeValid || isSampleTimeValid
    else { return nil }
    if isHostTimeValid, isSampleTimeValid { return self }
    let anchor = Double(anchorTime.hostTime)
    if isSampleTimeValid {
      let host = anchor + Double(sampleTime - anchorTime.sampleTime) / rate * 1e9
      return AVAudioTime(
        hostTime: UInt64(exactly: max(0, host).rounded()) ?? 0, sampleTime: sampleTime,
        atRate: rate)
    }
    let frames = (Double(hostTime) - anchor) / 1e9 * rate
    return AVAudioTime(
      hostTime: hostTime,
      sampleTime: anchorTime.sampleTime + (Int64(exactly: frames.rounded()) ?? 0), atRate: rate)
  }

  // MARK: Observing

  /// Whether the host time is valid.
  open private(set) var isHostTimeValid: Bool
  /// The host time in nanoseconds.
  open private(set) var hostTime: UInt64
  /// Whether the sample time is valid.
  open private(set) var isSampleTimeValid: Bool
  /// The sample time in frames.
  open private(set) var sampleTime: AVAudioFramePosition
  /// The sample rate of the sample time, in frames per second.
  open private(set) var sampleRate: Double

  /// The time as a time stamp.
  open var audioTimeStamp: AudioTimeStamp {
    var stamp = AudioTimeStamp()
    if isHostTimeValid { stamp.mFlags.insert(.hostTimeValid) }
    if isSampleTimeValid { stamp.mFlags.insert(.sampleTimeValid) }
    (stamp.mHostTime, stamp.mSampleTime) = (hostTime, Double(sampleTime))
    return stamp
  }
}
