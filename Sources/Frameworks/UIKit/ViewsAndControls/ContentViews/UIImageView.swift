/// A view that shows a picture, or several by turns.
///
/// What it shows is not drawn but given to its layer: `draw(_:)` is not called. The steps DR17… are in
/// `Documentation/Behaviour/Drawing.md`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Creating

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToShow()
  }

  /// Makes a view as large as a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view as large as a picture, with another one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    prepareToShow()
    imagesChanged()
  }

  /// Makes a view without a picture: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareToShow()
  }

  // MARK: Configuration

  /// What it shows.
  open var image: UIImage? {
    didSet { imagesChanged() }
  }

  /// What it shows while it is highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// How symbols are to be that do not say it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imagesChanged() } }
  }

  /// Whether it is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imagesChanged() } }
  }

  /// What it shows by turns while it is animated.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// What it shows by turns while it is animated and highlighted; nil for the same.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long all of them together are shown, in seconds; 0 is a thirtieth each.
  open var animationDuration: TimeInterval = 0

  /// How often it shows them; 0 is until it is stopped.
  open var animationRepeatCount = 0

  // MARK: Animating

  /// Begins to show its pictures by turns, from the first.
  open func startAnimating() {
    let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = chosen, !images.isEmpty else { return }
    show(
      Turns(images: images, duration: animationDuration, repeatCount: animationRepeatCount))
  }

  /// Shows its one picture again.
  open func stopAnimating() {
    turns = nil
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// Whether it shows its pictures by turns.
  open var isAnimating: Bool { turns != nil }

  // MARK: View

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Layers that are seen nowhere do not move, and begin again where they are.
    if window != nil, let turns, layer.animation(forKey: Self.animationKey) == nil { show(turns) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func display(_ layer: CALayer) {
    guard layer === self.layer else { return super.display(layer) }
    show(shownImage)
  }

  // MARK: Internals

  /// Pictures a second where nobody has said how long they are shown.
  ///
  /// - Source: Apple's reference of `animationDuration`. Confidence: documented.
  nonisolated static let framesPerSecond = 30.0

  private static let animationKey = "tactus.images"

  /// What it shows by turns, while it does.
  private var turns: Turns?

  /// Pictures that are shown by turns.
  private struct Turns {
    var images: [UIImage]
    /// Seconds for all of them; 0 where nothing is said.
    var duration: TimeInterval
    var repeatCount = 0
    /// Whether they are one picture that is several.
    var areOfImage = false
  }

  private var shownImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    return chosen?.preferring(preferredSymbolConfiguration, for: traitCollection)
  }

  private func prepareToShow() {
    isUserInteractionEnabled = false
    // Apple's reference: only what has no transparent pixel is opaque.
    isOpaque = false
  }

  private func imagesChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    if let image = shownImage, let frames = image.images {
      show(Turns(images: frames, duration: image.duration, areOfImage: true))
    } else if turns?.areOfImage == true {
      stopAnimating()
    }
  }

  /// DR17: gives the layer the picture, and what of it is stretched.
  private func show(_ image: UIImage?) {
    let isTiled = image?.isTiled ?? false
    layer.needsDisplayOnBoundsChange = isTiled
    guard let image, image.uprightPixels != nil else {
      layer.contents = nil
      return
    }
    if isTiled, bounds.width > 0, bounds.height > 0 {
      // DR15: a layer repeats nothing, so it is drawn as large as it is shown.
      let context = CGContext(recording: bounds.size, scale: image.scale)
      asCurrent {
        let all = CGRect(origin: .zero, size: bounds.size)
        image.paint(on: context, in: all, tint: tint(of: image))
      }
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      context.recorded().map(layer.showDrawing)
      return
    }
    layer.contentsScale = image.scale
    layer.contentsCenter = image.stretchedPart
    layer.contents = contents(of: image)
  }

  /// DR16: the picture's pixels as they are seen in this view.
  private func contents(of image: UIImage) -> CGImage? {
    var pixels: CGImage?
    asCurrent {
      pixels =
        if let tint = tint(of: image) {
          image.uprightPixels?.tinted(tint.cgColor)
        } else {
          image.shownPixels
        }
      let isMirrored =
        image.flipsForRightToLeftLayoutDirection
        && UITraitCollection.current.layoutDirection == .rightToLeft
      if isMirrored { pixels = pixels?.turned(.upMirrored) }
    }
    return pixels
  }

  /// The view's tint for a picture that is seen in it.
  private func tint(of image: UIImage) -> UIColor? {
    image.isShape ? tintColor : nil
  }

  /// DR18: shows pictures by turns, in the time of the view's layer.
  private func show(_ new: Turns) {
    let (images, duration) = (new.images, new.duration)
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap(contents)
    animation.calculationMode = .discrete
    animation.duration = duration > 0 ? duration : Double(images.count) / Self.framesPerSecond
    animation.repeatCount = new.repeatCount > 0 ? Float(new.repeatCount) : .infinity
    animation.delegate = TurnsEnd { [weak self] in self?.turns = nil }
    if let first = images.first { layer.contentsScale = first.scale }
    turns = new
    layer.add(animation, forKey: Self.animationKey)
  }
}

/// Says that pictures have been shown as often as they were to be.
@MainActor
private final class TurnsEnd: NSObject, @preconcurrency CAAnimationDelegate {
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void) { self.tell = tell }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { tell() } }
}
