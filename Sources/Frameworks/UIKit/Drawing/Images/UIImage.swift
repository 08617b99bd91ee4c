import DisplayList
import Synchronization

/// A picture, with how it is to be shown; it never changes.
///
/// Files are PNG: no other kind of picture is read (DR13). The steps are in
/// `Documentation/Behaviour/Drawing.md`.
///
/// - Thread: any.
open class UIImage: NSObject, @unchecked Sendable {
  // MARK: Creating

  /// Makes a picture without pixels.
  public override init() {
    (pixels, form) = (nil, ImageForm())
    super.init()
  }

  /// Makes a picture of a file, looked for in the app's bundle, for the screen of now (DR14).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes a picture of a file, looked for in a bundle (DR14).
  ///
  /// - Parameters:
  ///   - name: The file's name; without an ending, that of a PNG.
  ///   - bundle: Where it is looked for; `nil` for the app's own.
  ///   - traitCollection: For which screen, and which looks; `nil` for those of now.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let file = AssetFinder(bundle).image(name, for: traits),
      let image = NamedImages.image(of: file)
    else { return nil }
    self.init(image, file.form)
  }

  /// Makes a picture of a file; `@2x` or `@3x` at the end of its name says how many pixels make a point.
  public convenience init?(contentsOfFile path: String) {
    let file = AssetFinder.closest(path, scale: UITraitCollection.current.displayScale)
    guard let image = NamedImages.read(file.path) else { return nil }
    self.init(image, file.form)
  }

  /// Makes a picture of the bytes of a file; each pixel is a point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = NamedImages.decode(data) else { return nil }
    self.init(image, ImageForm(scale: scale))
  }

  /// Makes a picture of one of Core Graphics'; each pixel is a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, ImageForm()) }

  /// Makes a picture of one of Core Graphics'.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point.
  ///   - orientation: How they are turned to stand upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, ImageForm(scale: scale, orientation: orientation))
  }

  /// Makes a picture of a literal in a source, which stops the program if there is no such file.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let file = AssetFinder(nil).image(name, for: .current),
      let image = NamedImages.image(of: file)
    else { preconditionFailure("there is no picture named \(name)") }
    self.init(image, file.form)
  }

  init(_ pixels: CGImage?, _ form: ImageForm) {
    var form = form
    if !(form.scale > 0 && form.scale.isFinite) { form.scale = 1 }
    (self.pixels, self.form) = (pixels, form)
    super.init()
  }

  /// A picture that shows others by turns.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: How long all of them together are shown, in seconds; 0 is 1⁄30 of a second each.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var form = first.form
    form.frames = images
    form.duration = duration > 0 ? duration : Double(images.count) / UIImageView.framesPerSecond
    return UIImage(first.pixels, form)
  }

  /// A picture that shows by turns those of a name with a number from 0 on behind it.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    // A phone begins with 0 or 1.
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Observing

  /// The pixels, as they were given; `nil` where there are none.
  open var cgImage: CGImage? { pixels }

  /// Points, as it stands upright.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let size = CGSize(
      width: CGFloat(pixels.width) / form.scale, height: CGFloat(pixels.height) / form.scale)
    return form.orientation.turnsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// Pixels a point.
  open var scale: CGFloat { form.scale }
  /// How the pixels are turned to stand upright.
  open var imageOrientation: Orientation { form.orientation }
  /// Whether it is a symbol of the system's.
  open var isSymbolImage: Bool { form.symbol != nil }
  /// The pictures that it shows by turns; `nil` where it is only one.
  open var images: [UIImage]? { form.frames.isEmpty ? nil : form.frames }
  /// How long those are shown together, in seconds.
  open var duration: TimeInterval { form.duration }
  /// How far from its edges it is not stretched.
  open var capInsets: UIEdgeInsets { form.caps ?? .zero }
  /// How its other parts become larger.
  open var resizingMode: ResizingMode { form.resizing }
  /// Whether it is seen in its own colours.
  open var renderingMode: RenderingMode { form.rendering }
  /// How far within its edges it is aligned to others.
  open var alignmentRectInsets: UIEdgeInsets { form.alignment }
  /// Whether left and right change places for people who read from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { form.flips }
  /// How far above its lower edge text beside it stands, in points; `nil` where none is said.
  open var baselineOffsetFromBottom: CGFloat? { form.baseline }
  /// How a renderer draws pictures like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = form.scale
    format.opaque = pixels?.alphaInfo == .noneSkipFirst || pixels?.alphaInfo == .noneSkipLast
    return format
  }

  // MARK: Like it

  /// The same, of which an edge is not stretched; the rest is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same, of which an edge is not stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { ($0.caps, $0.resizing) = (capInsets, resizingMode) }
  }

  /// The same, in its own colours or in a tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.rendering = renderingMode }
  }

  /// The same in another colour: its opacity in that one (DR16).
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The same in another colour, and in its own or in a tint.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.rendering) = (color, renderingMode) }
  }

  /// The same, aligned to others within its edges.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }

  /// The same with left and right exchanged for people who read from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// The same with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The same, above whose lower edge text beside it stands so far, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }

  /// The same, beside which nothing is said of where text stands.
  open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  // MARK: Drawing

  /// Draws it with its upper left corner at a point, over what is there.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws it with its upper left corner at a point.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws it as large as a rectangle, over what is there.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws it as large as a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    paint(on: context, in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle with it again and again, the first at the coordinates' origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor(patternImage: self).setFill()
    context.fill(rect)
    context.restoreGState()
  }

  /// The bytes of a PNG of it, upright; `nil` where it has no pixels.
  open func pngData() -> Data? { shownPixels?.png }

  // MARK: Object

  /// Whether another object is the same picture, shown alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return pixels != nil && pixels === other.pixels && form.scale == other.form.scale
      && form.orientation == other.form.orientation && form.caps == other.form.caps
      && form.rendering == other.form.rendering && form.resizing == other.form.resizing
      && form.tint == other.form.tint && form.frames == other.form.frames
  }

  /// Is the same for equal pictures.
  open override var hash: Int { pixels.map { ObjectIdentifier($0).hashValue } ?? 0 }

  // MARK: Internals

  let pixels: CGImage?
  let form: ImageForm
  private let upright = Mutex<CGImage?>(nil)

  /// The same, of another form.
  func with(_ change: (inout ImageForm) -> Void) -> UIImage {
    var form = form
    change(&form)
    // What is shown by turns is shown so as well.
    form.frames = form.frames.map { $0.with(change) }
    return UIImage(pixels, form)
  }

  /// The pixels as they stand upright, in their own colours.
  var uprightPixels: CGImage? {
    guard form.orientation != .up, let pixels else { return pixels }
    return upright.withLock { known in
      if known == nil { known = pixels.turned(form.orientation) }
      return known
    }
  }

  /// The pixels as they stand upright, in the colour that the picture was given, if it was.
  var shownPixels: CGImage? {
    guard let tint = form.tint else { return uprightPixels }
    return uprightPixels?.tinted(tint.cgColor)
  }
}
