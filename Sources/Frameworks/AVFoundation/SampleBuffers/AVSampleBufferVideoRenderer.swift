internal import TactusCrashReports

/// The renderer of a display layer's pictures, which may be used on any thread (Players.QR1…).
///
/// - Thread: any; all its properties are constants.
open class AVSampleBufferVideoRenderer: NSObject, AVQueuedSampleBufferRendering,
  @unchecked Sendable
{
  // The queue has a lock.

  /// Posted when the renderer cannot show samples.
  public class var didFailToDecodeNotification: Notification.Name {
    Notification.Name("AVSampleBufferVideoRendererDidFailToDecodeNotification")
  }

  /// The key of the error of that notification.
  public class var didFailToDecodeNotificationErrorKey: String {
    "AVSampleBufferVideoRendererDidFailToDecodeNotificationErrorKey"
  }

  /// Creates a renderer whose pictures no layer shows.
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

  /// Adds a picture; samples that are not decoded fail (Players.QR4).
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

  /// Removes the pictures that wait; the one that is shown stays.
  open func flush() {
    willChangeValue(for: \.status)
    pictures.removeAll()
    didChangeValue(for: \.status)
    pictures.request.ask(for: pictures)
  }

  /// Removes the pictures that wait.
  ///
  /// - Parameters:
  ///   - removeDisplayedImage: Whether the one that is shown is removed as well.
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

  /// Removes the pictures that wait.
  ///
  /// - Parameter removeDisplayedImage: Whether the one that is shown is removed as well.
  open func flush(removingDisplayedImage removeDisplayedImage: Bool) async {
    flush(removingDisplayedImage: removeDisplayedImage, completionHandler: nil)
  }

  /// Returns the pixels of the picture that is shown; nil without one.
  open func copyDisplayedPixelBuffer() -> CVPixelBuffer? { pictures.shown?.imageBuffer }

  /// Whether more pictures should be enqueued now (Players.QR3).
  open var isReadyForMoreMediaData: Bool { pictures.wantsSamples }

  /// Calls a function on a queue whenever more pictures should be enqueued (Players.QR3).
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {
    pictures.request.start(on: queue, using: block, for: pictures)
    pictures.changed()
  }

  /// Ends the calls of the function.
  open func stopRequestingMediaData() { pictures.request.stop() }

  /// Whether a picture waits.
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
