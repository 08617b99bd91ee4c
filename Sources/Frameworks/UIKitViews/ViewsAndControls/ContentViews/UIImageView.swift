/// A view that shows an image or an animated sequence of images.
///
/// The image is the content of the view's layer: `draw(_:)` is not called (Drawing.DR17…, in
/// `Documentation/Behaviour/Drawing.md`).
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Creating

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToShow()
  }

  /// Creates a view of an image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    prepareToShow()
    imagesChanged()
  }

  /// Creates a view of an image's size, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    prepareToShow()
    imagesChanged()
  }

  /// Creates a view without an image, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareToShow()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.imageViewArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.imageViewArchive.encode(self, with: coder)
  }

  // MARK: Configuration

  /// The preferred dynamic range; stored, because images of the phone have the standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The dynamic range that is shown; always standard.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// The image.
  open var image: UIImage? {
    willSet { willChangeValue(for: \.image) }
    didSet {
      imagesChanged()
      didChangeValue(for: \.image)
    }
  }

  /// The image of the highlighted state; `nil` for the same image.
  open var highlightedImage: UIImage? {
    didSet { imagesChanged() }
  }

  /// The configuration of symbol images that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imagesChanged() } }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imagesChanged() } }
  }

  /// The images of the animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images of the animation in the highlighted state; `nil` for the same images.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of one cycle of the animation, in seconds; 0 for 1/30 second for each image.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles of the animation; 0 for no limit.
  open var animationRepeatCount = 0

  // MARK: Animating

  /// Starts the animation from its first image.
  open func startAnimating() {
    let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = chosen, !images.isEmpty else { return }
    show(
      ImageAnimation(images: images, duration: animationDuration, repeatCount: animationRepeatCount)
    )
  }

  /// Stops the animation and shows the image again.
  open func stopAnimating() {
    imageAnimation = nil
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// Whether the animation is running.
  open var isAnimating: Bool { imageAnimation != nil }

  // MARK: View

  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? .zero }

  open override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }

  /// Whether the image grows at the accessibility text sizes (Accessibility.LC5).
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
      setNeedsDisplay()
    }
    if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Layers outside a window have no animations; the animation starts again.
    if window != nil, let imageAnimation, layer.animation(forKey: Self.animationKey) == nil {
      show(imageAnimation)
    }
    symbolEffects?.resume()
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

  /// The symbol effects; nil until one is added (Drawing.SE1).
  var symbolEffects: SymbolEffectPlayer?
  /// Whether the view shows a symbol.
  var showsSymbol: Bool { shownImage?.isSymbolImage == true }

  private static let animationKey = "tactus.images"

  /// The running animation.
  private var imageAnimation: ImageAnimation?

  /// A sequence of images to show as an animation.
  private struct ImageAnimation {
    var images: [UIImage]
    /// The duration of one cycle, in seconds; 0 for the default.
    var duration: TimeInterval
    var repeatCount = 0
    /// Whether the images are the frames of an animated image.
    var isAnimatedImage = false
  }

  private var shownImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    return chosen?.variant(for: traitCollection).applyingDefaultConfiguration(
      preferredSymbolConfiguration, for: traitCollection)
  }

  /// The size of the image as it is laid out; `nil` without an image.
  private var naturalSize: CGSize? {
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return shownImage?.size }
    return shownImage?.size.scaled(by: traitCollection.accessibilityImageScale)
  }

  private func prepareToShow() {
    isUserInteractionEnabled = false
    // Image views are not opaque, because images can have transparent pixels.
    isOpaque = false
  }

  private func imagesChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    if let image = shownImage, let frames = image.images {
      show(ImageAnimation(images: frames, duration: image.duration, isAnimatedImage: true))
    } else if imageAnimation?.isAnimatedImage == true {
      stopAnimating()
    }
    symbolEffects?.resume()
  }

  /// Sets the layer's contents and the stretchable part of the image (Drawing.DR17).
  private func show(_ image: UIImage?) {
    let isTiled = image?.isTiled ?? false
    let isEnlarged = image?.isSymbolImage == true && contentMode.isScaling
    layer.needsDisplayOnBoundsChange = isTiled || isEnlarged || contentMode == .redraw
    guard let image, image.uprightPixels != nil else {
      layer.contents = nil
      return
    }
    if isTiled, bounds.width > 0, bounds.height > 0 {
      // Layers do not tile their contents, so the image is drawn at the view's size
      // (Drawing.DR15).
      let context = CGContext(recording: bounds.size, scale: image.scale)
      withCurrentTraits {
        let all = CGRect(origin: .zero, size: bounds.size)
        image.paint(on: context, in: all, tint: tint(of: image))
      }
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      context.recorded().map(layer.showDrawing)
      return
    }
    let shown = isEnlarged ? image.sharpened(for: fittedSize(of: image)) : image
    layer.contentsScale = shown.scale
    layer.contentsCenter = shown.contentsCenterRect
    layer.contents = contents(of: shown)
  }

  /// Returns the size at which the content mode shows an image.
  private func fittedSize(of image: UIImage) -> CGSize {
    let (width, height) = (
      bounds.width / max(image.size.width, 1), bounds.height / max(image.size.height, 1)
    )
    let factor =
      switch contentMode {
      case .scaleAspectFit: min(width, height)
      default: max(width, height)
      }
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  /// Returns the pixels of an image in the traits and the tint of this view (Drawing.DR16).
  private func contents(of image: UIImage) -> CGImage? {
    var pixels: CGImage?
    withCurrentTraits {
      pixels =
        if let tint = tint(of: image) {
          image.uprightPixels?.tinted(tint.cgColor)
        } else {
          image.tintedPixels
        }
      let isMirrored =
        image.flipsForRightToLeftLayoutDirection
        && UITraitCollection.current.layoutDirection == .rightToLeft
      if isMirrored { pixels = pixels?.oriented(.upMirrored) }
    }
    return pixels
  }

  /// Returns the tint for a template image, and otherwise `nil`.
  private func tint(of image: UIImage) -> UIColor? {
    image.isTemplate ? tintColor : nil
  }

  /// Runs an animation of images in the time of the view's layer (Drawing.DR18).
  private func show(_ new: ImageAnimation) {
    let (images, duration) = (new.images, new.duration)
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap(contents)
    animation.calculationMode = .discrete
    animation.duration = duration > 0 ? duration : Double(images.count) / UIImage.framesPerSecond
    animation.repeatCount = new.repeatCount > 0 ? Float(new.repeatCount) : .infinity
    animation.delegate = ImageAnimationDelegate { [weak self] in self?.imageAnimation = nil }
    if let first = images.first { layer.contentsScale = first.scale }
    imageAnimation = new
    layer.add(animation, forKey: Self.animationKey)
  }
}

/// A delegate that observes the end of an animation of images.
@MainActor
private final class ImageAnimationDelegate: NSObject, @preconcurrency CAAnimationDelegate {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) { self.handler = handler }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { handler() } }
}

extension UIView.ContentMode {
  /// Whether content is scaled to the bounds.
  fileprivate var isScaling: Bool {
    self == .scaleToFill || self == .scaleAspectFit || self == .scaleAspectFill
  }
}
