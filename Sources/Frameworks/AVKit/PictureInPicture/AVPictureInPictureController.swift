internal import TactusCrashReports

/// A controller of Picture in Picture, which this phone does not support.
///
/// Steps Players.PP1…
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Returns whether Picture in Picture is supported: false (Players.PP1).
  open class func isPictureInPictureSupported() -> Bool { false }

  /// The image for a start button.
  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }

  /// The image for a stop button.
  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }

  /// Returns the image for a start button.
  open class func pictureInPictureButtonStartImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStartImage }

  /// Returns the image for a stop button.
  open class func pictureInPictureButtonStopImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStopImage }

  /// Creates a controller for a layer; nil, as Picture in Picture is not supported (Players.PP1).
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Creates a controller of a source.
  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    super.init()
  }

  /// The player layer.
  open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }
  /// The content source.
  open var contentSource: ContentSource?
  /// The delegate.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether Picture in Picture is possible: false.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether Picture in Picture is active: false.
  open var isPictureInPictureActive: Bool { false }
  /// Whether Picture in Picture is suspended: false.
  open var isPictureInPictureSuspended: Bool { false }
  /// Whether it starts automatically when the app leaves the foreground; stored: it never starts.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user may only play and pause; stored: it never starts.
  open var requiresLinearPlayback = false

  /// Notifies the delegate that it failed to start (Players.PP1).
  open func startPictureInPicture() {
    RuntimeWarning.once(
      "AVPictureInPictureController: the phone has no small window for pictures; "
        + "see isPictureInPictureSupported()", namesPlace: true)
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
  }

  /// Does nothing, as it never starts.
  open func stopPictureInPicture() {
    // does nothing
  }

  /// Does nothing, as it never starts.
  open func invalidatePlaybackState() {
    // does nothing
  }
}
