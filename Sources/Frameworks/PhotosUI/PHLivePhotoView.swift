/// The way in which a Live Photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full = 1
  case hint = 2
}

/// The look of the badge of Live Photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge lies over a picture.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  /// The Live Photo is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// The delegate of a view of a Live Photo; all methods are optional.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Tells the delegate that playing begins; never called.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Tells the delegate that playing has ended; never called.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// A view of a Live Photo, of which there are none.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The delegate.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The Live Photo.
  open var livePhoto: PHLivePhoto?
  /// The part of the picture that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the sound is off.
  open var isMuted = false
  /// The recognizer of the gesture that plays the Live Photo.
  open var playbackGestureRecognizer: UIGestureRecognizer { gesture }
  private let gesture = UILongPressGestureRecognizer()

  /// Returns the badge of Live Photos.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage
  {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto")
      ?? UIImage()
  }
  /// Plays the Live Photo; does nothing, since there is none.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Stops the Live Photo; does nothing.
  open func stopPlayback() {}
}
