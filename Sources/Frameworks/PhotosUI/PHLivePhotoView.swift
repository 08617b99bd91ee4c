/// A view that shows the image of a Live Photo and plays its movie.
///
/// Steps Device.LP5…
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The length of a hint, in seconds; a guess.
  private static let hintLength = 0.7

  /// The delegate.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The Live Photo.
  open var livePhoto: PHLivePhoto? {
    didSet {
      guard livePhoto !== oldValue else { return }
      stopPlayback()
      picture.image = livePhoto?.still
    }
  }
  /// The visible part of the image, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet {
      picture.layer.contentsRect = contentsRect
      filmLayer.contentsRect = contentsRect
    }
  }
  /// Whether the sound is muted.
  open var isMuted = false {
    didSet { if style != .hint { player?.isMuted = isMuted } }
  }
  /// The gesture recognizer that plays the Live Photo while pressed.
  open var playbackGestureRecognizer: UIGestureRecognizer { gesture }

  private let gesture = UILongPressGestureRecognizer()
  private let picture = UIImageView()
  private let filmLayer = AVPlayerLayer()
  private var player: AVPlayer?
  private var style = PHLivePhotoViewPlaybackStyle.undefined
  private var endObserver: (any NSObjectProtocol)?
  private var hintObserver: Any?

  /// Creates a view without a Live Photo.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Creates a view from an archive, without a Live Photo.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    addSubview(picture)
    place()
    filmLayer.isHidden = true
    layer.addSublayer(filmLayer)
    gesture.onAction { [weak self] _ in self?.follow() }
    addGestureRecognizer(gesture)
  }

  /// Returns the badge of Live Photos.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage
  {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto")
      ?? UIImage()
  }

  /// The content mode of the image and the movie.
  open override var contentMode: UIView.ContentMode { didSet { place() } }

  private func place() {
    picture.contentMode = contentMode
    switch contentMode {
    case .scaleAspectFill: filmLayer.videoGravity = .resizeAspectFill
    case .scaleToFill: filmLayer.videoGravity = .resize
    default: filmLayer.videoGravity = .resizeAspect
    }
  }

  /// Lays out the image and the movie.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    filmLayer.frame = bounds
  }

  // MARK: Playing

  /// Plays the movie: completely and with sound, or its beginning without sound (Device.LP5).
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    guard playbackStyle != .undefined, let film = livePhoto?.files?.film else { return }
    stopPlayback()
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    let player = AVPlayer(url: film)
    player.isMuted = isMuted || playbackStyle == .hint
    (self.player, style) = (player, playbackStyle)
    filmLayer.player = player
    filmLayer.isHidden = false
    endObserver = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.stopPlayback() }
    }
    if playbackStyle == .hint {
      let end = CMTime(seconds: Self.hintLength, preferredTimescale: 600)
      hintObserver = player.addBoundaryTimeObserver(
        forTimes: [NSValue(time: end)], queue: nil
      ) { [weak self] in
        MainActor.assumeIsolated { self?.stopPlayback() }
      }
    }
    player.play()
  }

  /// Stops the movie, and shows the image again.
  open func stopPlayback() {
    guard let player else { return }
    player.pause()
    if let hintObserver { player.removeTimeObserver(hintObserver) }
    if let endObserver { NotificationCenter.default.removeObserver(endObserver) }
    let ended = style
    (self.player, style, hintObserver, endObserver) = (nil, .undefined, nil, nil)
    filmLayer.player = nil
    filmLayer.isHidden = true
    delegate?.livePhotoView(self, didEndPlaybackWith: ended)
  }

  private func follow() {
    switch gesture.state {
    case .began:
      guard delegate?.livePhotoView(self, canBeginPlaybackWith: .full) ?? true else { return }
      startPlayback(with: .full)
    case .ended, .cancelled, .failed: stopPlayback()
    default: break
    }
  }
}
