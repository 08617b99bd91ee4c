internal import TactusCrashReports

/// The renderer of a display layer's frames, which any thread may use (Players.QR1…).
///
/// - Thread: any; all its properties are constants.
open class AVSampleBufferVideoRenderer: NSObject, AVQueuedSampleBufferRendering,
  @unchecked Sendable
{
  // The queue has a lock.

  /// Posted when the renderer fails to show samples.
  public class var didFailToDecodeNotification: Notification.Name {
    Notification.Name("AVSampleBufferVideoRendererDidFailToDecodeNotification")
  }

  /// The key of the error of that notification.
  public class var didFailToDecodeNotificationErrorKey: String {
    "AVSampleBufferVideoRendererDidFailToDecodeNotificationErrorKey"
  }

  /// Creates a renderer whose frames are not shown by a layer.
  public override init() {
    pictures = PictureQueue()
    super.init()
  }

  init(_ pictures: PictureQueue) {
    self.pictures = pictures
    super.init()
  }

  /// The timebase that applies.
  open var timebase: CMTimebase { pictures.timebase }
  /// The state.
  open var status: AVQueuedSampleBufferRenderingStatus { pictures.status }
  /// The reason for the state `failed`.
  open var error: (any Error)? { pictures.error }
  /// Whether the queue must be flushed before frames are shown again.
  open var requiresFlushToResumeDecoding: Bool { status == .failed }

  /// Enqueues a frame; encoded samples cause a failure (Players.QR4).
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {
    let changes = status != .rendering
    if changes { willChangeValue(for: \.status) }
    let error = pictures.append(sampleBuffer)
    if changes { didChangeValue(for: \.status) }
    guard let error else { return }
    RuntimeWarning.once(
      "AVSampleBufferVideoRenderer: only decoded pictures are shown, in sample buffers of pixel "
        + "buffers", namesPlace: true)
    NotificationCenter.default.post(
      name: Self.didFailToDecodeNotification, object: self,
      userInfo: [Self.didFailToDecodeNotificationErrorKey: error])
  }

  /// Removes the pending frames; the shown one stays.
  open func flush() {
    willChangeValue(for: \.status)
    pictures.removeAll()
    didChangeValue(for: \.status)
    pictures.request.ask(for: pictures)
  }

  /// Removes the pending frames.
  ///
  /// - Parameters:
  ///   - removeDisplayedImage: Whether the shown frame is removed as well.
  ///   - handler: Called when they are removed.
  open func flush(
    removingDisplayedImage removeDisplayedImage: Bool,
    completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    if removeDisplayedImage { pictures.shown = nil }
    flush()
    pictures.changed()
    handler?()
  }

  /// Removes the pending frames.
  ///
  /// - Parameter removeDisplayedImage: Whether the shown frame is removed as well.
  open func flush(removingDisplayedImage removeDisplayedImage: Bool) async {
    flush(removingDisplayedImage: removeDisplayedImage, completionHandler: nil)
  }

  /// Returns the pixel buffer of the shown frame; nil without one.
  open func copyDisplayedPixelBuffer() -> CVPixelBuffer? { pictures.shown?.imageBuffer }

  /// Whether more frames should be enqueued now (Players.QR3).
  open var isReadyForMoreMediaData: Bool { pictures.wantsSamples }

  /// Calls a closure on a queue whenever more frames should be enqueued (Players.QR3).
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {
    pictures.request.start(on: queue, using: block, for: pictures)
    pictures.changed()
  }

  /// Stops calling the closure.
  open func stopRequestingMediaData() { pictures.request.stop() }

  /// Whether there is a pending frame.
  open var hasSufficientMediaDataForReliablePlaybackStart: Bool { !pictures.isEmpty }

  // MARK: Internals

  let pictures: PictureQueue
}

extension AVSampleBufferVideoRenderer: SynchronizedRenderer {
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?) {
    pictures.follow(timebase, onData: onData)
    pictures.changed()
  }

  func run(_ course: RenderingCourse?) { pictures.changed() }

  var needsLead: Bool { false }
}
