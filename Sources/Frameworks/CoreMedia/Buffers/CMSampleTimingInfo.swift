/// The timing of a sample.
public struct CMSampleTimingInfo: Sendable {
  /// The duration of one sample.
  public var duration: CMTime
  /// The presentation time.
  public var presentationTimeStamp: CMTime
  /// The decode time; invalid if it is the presentation time.
  public var decodeTimeStamp: CMTime

  /// Creates an invalid timing.
  public init() {
    (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid)
  }

  /// Creates a timing.
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    self.duration = duration
    self.presentationTimeStamp = presentationTimeStamp
    self.decodeTimeStamp = decodeTimeStamp
  }
}
