/// The functions that take and release what is written to a consumer.
public struct CGDataConsumerCallbacks {
  /// A function that takes bytes and returns how many it took; fewer than given are an error.
  public var putBytes: CGDataConsumerPutBytesCallback?
  /// A function that is called when the consumer is no longer used.
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  /// Creates callbacks without functions.
  public init() {}

  /// Creates callbacks.
  public init(
    putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
  }
}

/// A function that takes bytes and returns how many it took.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// A function that is called when a consumer is no longer used.
public typealias CGDataConsumerReleaseInfoCallback =
  @convention(c) (UnsafeMutableRawPointer?) -> Void
