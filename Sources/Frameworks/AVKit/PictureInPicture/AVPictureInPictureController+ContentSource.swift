extension AVPictureInPictureController {
  /// A source of pictures.
  @preconcurrency @MainActor
  open class ContentSource: NSObject {
    /// The layer with the pictures; nil for another source.
    public let playerLayer: AVPlayerLayer?
    /// The view of a video call in the app; nil for another source.
    open private(set) weak var activeVideoCallSourceView: UIView?
    /// The layer of samples; nil for another source.
    open private(set) weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
    /// The delegate that plays the samples.
    open private(set) weak var sampleBufferPlaybackDelegate:
      (any AVPictureInPictureSampleBufferPlaybackDelegate)?

    /// Creates the source of a layer.
    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
      super.init()
    }

    /// Creates the source of a layer of samples.
    ///
    /// - Parameters:
    ///   - sampleBufferDisplayLayer: The layer, which is not retained.
    ///   - playbackDelegate: The delegate that plays the samples, which is not retained.
    public init(
      sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
      playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate
    ) {
      playerLayer = nil
      self.sampleBufferDisplayLayer = sampleBufferDisplayLayer
      sampleBufferPlaybackDelegate = playbackDelegate
      super.init()
    }

    /// Creates the source of a video call.
    ///
    /// - Parameters:
    ///   - activeVideoCallSourceView: The view in the app.
    ///   - contentViewController: The controller of the small window, which never appears.
    public init(
      activeVideoCallSourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      playerLayer = nil
      self.activeVideoCallSourceView = activeVideoCallSourceView
      activeVideoCallContentViewController = contentViewController
      super.init()
    }

    /// The controller of a video call's small window.
    open private(set) var activeVideoCallContentViewController:
      AVPictureInPictureVideoCallViewController?
  }
}
