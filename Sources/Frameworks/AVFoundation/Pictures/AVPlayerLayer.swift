import TactusThreads
import TactusVirtualTime

/// A layer that shows the video of a player (Players.LA1…).
open class AVPlayerLayer: CALayer {
  /// Creates a layer without a player.
  public override init() { super.init() }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    // Property observers are not called within an initializer.
    player?.add(self)
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? AVPlayerLayer else { return }
    (videoGravity, picture) = (layer.videoGravity, layer.picture)
  }

  /// Creates a layer from an archive, without a player.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {
    link?.invalidate()
    // A player owns its external layer.
    if !isExternal { player?.remove(self) }
  }

  /// The player.
  open var player: AVPlayer? {
    willSet { if newValue !== player { player?.remove(self) } }
    didSet {
      guard player !== oldValue else { return }
      clear()
      player?.add(self)
    }
  }

  /// The video gravity: the way in which frames fill the layer.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect {
    didSet { if videoGravity != oldValue { place() } }
  }

  /// Whether the first frame of the item is shown; can be observed.
  open var isReadyForDisplay: Bool { picture != nil }

  /// The rectangle of the video in the layer; empty without video.
  open var videoRect: CGRect {
    guard let picture, let item = player?.currentItem else { return .zero }
    let size = item.presentationSize == .zero ? CGSize(picture.image) : item.presentationSize
    return videoGravity.rect(of: size, in: bounds)
  }

  /// Lays out the sublayers, and adjusts the visible part of the frame.
  open override func layoutSublayers() {
    super.layoutSublayers()
    place()
  }

  // MARK: Internals

  private var picture: FilmPicture?
  private weak var item: AVPlayerItem?
  private var link: CADisplayLink?
  private var isUpdating = false
  private var subtitle: CATextLayer?
  private var subtitleStyle = SubtitleStyle([])

  /// Shows a new frame with each refresh of the screen.
  func startShowing() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] _ in self?.show() }
    link.add(to: .main, forMode: .common)
    self.link = link
    // Outside of a turn of the app, such as after a server's response, this requests one.
    LayerSession.current.hasChanged = true
  }

  /// Stops showing frames.
  func stopShowing() {
    link?.invalidate()
    link = nil
  }

  /// Shows the frame at the current time before the turn of the app ends.
  func showSoon() {
    guard !isUpdating else { return }
    isUpdating = true
    let me = WeakReference(self)
    PhoneTime.runLater {
      me.object?.isUpdating = false
      me.object?.show()
    }
  }

  /// Whether the layer is shown by an external device (Players.AP2).
  var isExternal: Bool { false }

  /// Shows the frame at the current time.
  func show() {
    // Players.AP3.
    guard player?.isExternalPlaybackActive != true || isExternal else { return clear() }
    guard let item = player?.currentItem else { return clear() }
    if item !== self.item { clear() }
    self.item = item
    // The subtitles belong to the video, and are placed relative to it.
    defer { showSubtitle(of: item) }
    guard let pictures = item.pictures else { return }
    guard item.isVideoEnabled else { return clear() }
    let found = pictures.picture(at: item.place)
    if let failure = pictures.failure { item.failToPlayToEnd(failure) }
    if !item.isLocal, let since = pictures.isWantedSince {
      player?.picturesAreLate(item, since: since)
    }
    guard let new = found, new.time != picture?.time || contents == nil else { return }
    let isFirst = picture == nil
    if isFirst { willChangeValue(for: \.isReadyForDisplay) }
    picture = new
    if isFirst { didChangeValue(for: \.isReadyForDisplay) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = new.image
    place()
    CATransaction.commit()
  }

  /// Shows the text at the current time (Players.ST2).
  private func showSubtitle(of item: AVPlayerItem) {
    let isShown = item.isVideoEnabled && !item.hidesSubtitles
    let text = isShown ? item.subtitles?.text(at: item.place) : nil
    let style = SubtitleStyle(item.options.textStyleRules)
    guard text != subtitle?.string as? String || style != subtitleStyle else { return }
    subtitleStyle = style
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let text else {
      subtitle?.removeFromSuperlayer()
      return subtitle = nil
    }
    let layer = subtitle ?? CATextLayer()
    (layer.alignmentMode, layer.isWrapped, layer.string) = (.center, true, text)
    (layer.backgroundColor, layer.foregroundColor) = (style.background, style.color)
    if subtitle == nil { addSublayer(layer) }
    subtitle = layer
    placeSubtitle()
  }

  /// Places the text at the bottom of the video (Players.ST2).
  private func placeSubtitle() {
    guard let subtitle, let text = subtitle.string as? String else { return }
    let rect = videoRect.intersection(bounds)
    subtitle.fontSize = max(rect.height * subtitleStyle.height, 8)
    let lines = CGFloat(text.split(separator: "\n", omittingEmptySubsequences: false).count)
    let height = subtitle.fontSize * 1.3 * lines
    subtitle.frame = CGRect(
      x: rect.minX + rect.width * 0.05, y: rect.maxY - height - rect.height * 0.05,
      width: rect.width * 0.9, height: height)
  }

  private func clear() {
    guard picture != nil else { return }
    willChangeValue(for: \.isReadyForDisplay)
    picture = nil
    didChangeValue(for: \.isReadyForDisplay)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = nil
    CATransaction.commit()
  }

  /// Adjusts the visible part of the frame (Players.LA2).
  private func place() {
    guard picture != nil else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    placeSubtitle()
    videoGravity.place(videoRect, in: self)
  }
}

extension CGSize {
  /// Creates the size of an image in pixels.
  fileprivate init(_ image: CGImage) {
    self.init(width: CGFloat(image.width), height: CGFloat(image.height))
  }
}
