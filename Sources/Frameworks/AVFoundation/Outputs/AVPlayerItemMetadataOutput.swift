import TactusFoundation

/// An output for timed metadata, such as the titles of a broadcast.
///
/// It receives none: the media decoder reads no timed metadata (Players.ME1).
///
/// - Thread: main.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Creates an output for metadata with some identifiers; nil for all.
  public init(identifiers: [String]? = nil) {
    super.init()
    RuntimeWarning.once(
      "an AVPlayerItemMetadataOutput receives nothing: timed metadata is not read from media; "
        + "see Documentation/Behaviour/Players.md, ME1")
  }

  /// The delegate.
  open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
  /// The queue of the calls; nil for the main queue.
  open private(set) var delegateQueue: DispatchQueue?
  /// The seconds by which the delegate is called in advance; 0 by default.
  open var advanceIntervalForDelegateInvocation: TimeInterval = 0

  /// Sets the delegate and the queue of its calls.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is not retained; nil for none.
  ///   - delegateQueue: A serial queue; nil for the main queue.
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
}
