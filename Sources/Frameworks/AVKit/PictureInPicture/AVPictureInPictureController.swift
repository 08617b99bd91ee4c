internal import TactusCrashReports

/// A controller of pictures in a small window, which this phone does not have.
///
/// Steps Players.PP1…
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Returns whether pictures can be in a small window; false (Players.PP1).
  open class func isPictureInPictureSupported() -> Bool { false }

  /// The image of a button that begins it.
  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }

  /// The image of a button that ends it.
  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }

  /// Returns the image of a button that begins it.
  open class func pictureInPictureButtonStartImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStartImage }

  /// Returns the image of a button that ends it.
  open class func pictureInPictureButtonStopImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStopImage }

  /// Creates a controller of a layer; nil, as it is not supported (Players.PP1).
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Creates a controller of a source.
  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    super.init()
  }

  /// The layer with the pictures.
  open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }
  /// The source of the pictures.
  open var contentSource: ContentSource?
  /// The delegate.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it can begin; false.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether pictures are in a small window; false.
  open var isPictureInPictureActive: Bool { false }
  /// Whether it was interrupted; false.
  open var isPictureInPictureSuspended: Bool { false }
  /// Whether it begins when the app leaves the screen; stored: it never begins.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user may only play and pause; stored: it never begins.
  open var requiresLinearPlayback = false

  /// Tells the delegate that it cannot begin (Players.PP1).
  open func startPictureInPicture() {
    RuntimeWarning.once(
      "AVPictureInPictureController: the phone has no small window for pictures; "
        + "see isPictureInPictureSupported()", namesPlace: true)
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
  }

  /// Ends it; does nothing, as it never begins.
  open func stopPictureInPicture() {
    // does nothing
  }

  /// Notes that the state of the app's own playback has changed; does nothing.
  open func invalidatePlaybackState() {
    // does nothing
  }
}
