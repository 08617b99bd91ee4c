/// The times of a sample.
public struct CMSampleTimingInfo: Sendable {
  /// The duration of one sample.
  public var duration: CMTime
  /// The time at which the sample is presented.
  public var presentationTimeStamp: CMTime
  /// The time at which the sample is decoded; invalid if it is the same.
  public var decodeTimeStamp: CMTime

  /// Creates invalid times.
  public init() {
    (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid)
  }

  /// Creates times.
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }
}
