/// A renderer with a queue of an app's samples, each with its time (Players.QR1…).
///
/// - Thread: any.
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
  /// The timebase of rendering.
  var timebase: CMTimebase { get }
  /// Enqueues samples.
  func enqueue(_ sampleBuffer: CMSampleBuffer)
  /// Removes the pending samples.
  func flush()
  /// Whether more samples should be enqueued now.
  var isReadyForMoreMediaData: Bool { get }
  /// Calls a closure on a queue whenever more samples should be enqueued.
  func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
  /// Stops calling the closure.
  func stopRequestingMediaData()
  /// Whether there are enough samples to start.
  var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
}
