/// A parameter value that takes effect with a buffer.
public struct AudioQueueParameterEvent: Sendable {
  /// The parameter.
  public var mID: AudioQueueParameterID = 0
  /// The value.
  public var mValue: AudioQueueParameterValue = 0

  /// Creates an event without a parameter.
  public init() {}

  /// Creates an event.
  public init(mID: AudioQueueParameterID, mValue: AudioQueueParameterValue) {
    (self.mID, self.mValue) = (mID, mValue)
  }
}
