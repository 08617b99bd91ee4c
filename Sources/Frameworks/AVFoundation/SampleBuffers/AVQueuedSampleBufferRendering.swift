/// A renderer to which an app gives samples one after the other, each with its time (Players.QR1…).
///
/// - Thread: any.
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
  /// The timebase by which samples are rendered.
  var timebase: CMTimebase { get }
  /// Adds samples to those that wait.
  func enqueue(_ sampleBuffer: CMSampleBuffer)
  /// Removes the samples that wait.
  func flush()
  /// Whether more samples should be enqueued now.
  var isReadyForMoreMediaData: Bool { get }
  /// Calls a function on a queue whenever more samples should be enqueued.
  func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
  /// Ends the calls of the function.
  func stopRequestingMediaData()
  /// Whether enough samples wait to begin.
  var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
}
