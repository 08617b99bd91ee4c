extension AVPictureInPictureController {
  /// A content source of Picture in Picture.
  @preconcurrency @MainActor
  open class ContentSource: NSObject {
    /// The player layer; nil for other sources.
    public let playerLayer: AVPlayerLayer?
    /// The view of a video call in the app; nil for other sources.
    open private(set) weak var activeVideoCallSourceView: UIView?
    /// The sample buffer layer; nil for other sources.
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
    ///   - playbackDelegate: The delegate that plays the sample buffers, which is not retained.
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
    ///   - contentViewController: The content view controller, which never appears.
    public init(
      activeVideoCallSourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      playerLayer = nil
      self.activeVideoCallSourceView = activeVideoCallSourceView
      activeVideoCallContentViewController = contentViewController
      super.init()
    }

    /// The content view controller of a video call.
    open private(set) var activeVideoCallContentViewController:
      AVPictureInPictureVideoCallViewController?
  }
}
