/// The priming frames of a converter, before the first frame and after the last one.
public struct AudioConverterPrimeInfo: Sendable, Equatable {
  /// The number of frames before the first one.
  public var leadingFrames: UInt32 = 0
  /// The number of frames after the last one.
  public var trailingFrames: UInt32 = 0

  /// Creates a value without frames.
  public init() {}

  /// Creates a value.
  public init(leadingFrames: UInt32, trailingFrames: UInt32) {
    (self.leadingFrames, self.trailingFrames) = (leadingFrames, trailingFrames)
  }
}
