internal import ImageIO
import Synchronization
import TactusDisplayList

/// An immutable image and its attributes.
///
/// The file formats are PNG and JPEG (Drawing.DR13); `Documentation/Behaviour/Drawing.md` has all
/// steps.
///
/// - Thread: any.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // MARK: Creating

  /// The asset of the image.
  final let assetReference = Mutex(AssetReference())

  /// Creates an image without pixels.
  public override init() {
    (pixels, attributes) = (nil, ImageAttributes())
    super.init()
  }

  /// Loads a named image of the app's bundle, for the current traits (Drawing.DR14).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a named image of a bundle (Drawing.DR14).
  ///
  /// - Parameters:
  ///   - name: The file's name; a name without an extension is a PNG's.
  ///   - bundle: The bundle; `nil` for the app's own.
  ///   - traitCollection: The traits that select a variant; `nil` for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let finder = AssetFinder(bundle)
    guard let file = finder.image(name, for: traits), let image = ImageCache.image(of: file) else {
      finder.reportMissing(.image, name)
      return nil
    }
    self.init(image.pixels, image.attributes(file.attributes))
    let source = AssetReference.CatalogName(
      name: name, bundle: bundle, style: traits.userInterfaceStyle)
    assetReference.withLock { $0.catalogName = source }
  }

  /// Loads the image of an asset symbol; empty if it is missing (Drawing.DR26).
  ///
  /// - Parameter resource: The asset symbol.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(image.pixels, image.attributes)
      let source = image.assetReference.withLock { $0.catalogName }
      assetReference.withLock { $0.catalogName = source }
    } else {
      RuntimeWarning.once("there is no image named “\(resource.name)”", namesPlace: true)
      self.init()
    }
  }

  /// Loads a named image of another app's bundle; a missing one is not reported.
  ///
  /// - Parameters:
  ///   - name: The name; it cannot lead out of the bundle.
  ///   - folder: The folder of the bundle.
  package convenience init?(named name: String, ofAppIn folder: String) {
    guard !name.isEmpty, !name.split(separator: "/").contains(".."),
      let file = AssetFinder(appFolder: folder).image(name, for: .current),
      let image = ImageCache.read(file.path)
    else { return nil }
    self.init(image.pixels, image.attributes(file.attributes))
  }

  /// Loads an image file; `@2x` or `@3x` at the end of its name gives the scale.
  public init?(contentsOfFile path: String) {
    let file = AssetFinder.closest(path, scale: UITraitCollection.current.displayScale)
    guard let image = ImageCache.read(file.path) else { return nil }
    (pixels, attributes) = (image.pixels, image.attributes(file.attributes))
    super.init()
  }

  /// Decodes an image from file data, with a scale of 1.
  public init?(data: Data) {
    guard let image = LoadedImage(data) else { return nil }
    (pixels, attributes) = (image.pixels, image.attributes())
    super.init()
  }

  /// Decodes an image from file data.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The scale, in pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let image = LoadedImage(data) else { return nil }
    (pixels, attributes) = (image.pixels, image.attributes(ImageAttributes(scale: scale)))
    super.init()
  }

  /// Creates an image from a Core Graphics image, with a scale of 1.
  public init(cgImage: CGImage) {
    (pixels, attributes) = (cgImage, ImageAttributes())
    super.init()
  }

  /// Creates an image from a Core Graphics image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The scale, in pixels per point.
  ///   - orientation: The orientation of the pixels.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let attributes = ImageAttributes(scale: scale, orientation: orientation)
    (pixels, self.attributes) = (cgImage, attributes.withValidScale)
    super.init()
  }

  /// Creates an image from a Core Image image and its pixels (CoreImage.UI1).
  ///
  /// - Parameters:
  ///   - coreImage: The `CIImage`.
  ///   - pixels: Its pixels; `nil` if it has none.
  ///   - scale: The scale, in pixels per point.
  ///   - orientation: The orientation of the pixels.
  package convenience init(
    coreImage: NSObject, pixels: CGImage?, scale: CGFloat, orientation: Orientation
  ) {
    self.init(pixels, ImageAttributes(scale: scale, orientation: orientation))
    self.coreImage = coreImage
  }

  /// Creates an image from a literal; traps if the file is missing.
  public required convenience init(imageLiteralResourceName name: String) {
    let finder = AssetFinder(nil)
    guard let file = finder.image(name, for: .current), let image = ImageCache.image(of: file)
    else { programmingError("there is no image named \(name)\(finder.hint(for: name, .image))") }
    self.init(image.pixels, image.attributes(file.attributes))
  }

  /// Creates an image from an archive (Archives.AR13).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIImage", marked: ImageAttributes.markKey),
      let attributes = ImageAttributes(from: coder)
    else { return nil }
    self.attributes = attributes
    pixels = Data(from: coder, forKey: ImageAttributes.pixelsKey).flatMap {
      LoadedImage($0)?.pixels
    }
    super.init()
    if pixels == nil, coder.containsValue(forKey: ImageAttributes.pixelsKey) { return nil }
  }

  /// Images support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the pixels as a PNG, and all attributes (Archives.AR13).
  open func encode(with coder: NSCoder) {
    if let data = pixels?.png { coder.encode(data as Any?, forKey: ImageAttributes.pixelsKey) }
    attributes.encode(to: coder)
  }

  /// The default frame rate of animated images, in frames per second.
  ///
  /// - Source: Apple's reference of `animationDuration`. Confidence: documented.
  package static let framesPerSecond = 30.0

  // An app's subclass inherits convenience initializers only if it sees all designated ones.
  package convenience init(_ pixels: CGImage?, _ attributes: ImageAttributes) {
    self.init()
    (self.pixels, self.attributes) = (pixels, attributes.withValidScale)
  }

  /// Returns an animated image.
  ///
  /// - Parameters:
  ///   - images: The frames.
  ///   - duration: The total duration, in seconds; 0 for 1⁄30 of a second per frame.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var attributes = first.attributes
    attributes.frames = images
    attributes.duration = duration > 0 ? duration : Double(images.count) / Self.framesPerSecond
    return UIImage(first.pixels, attributes)
  }

  /// Returns an animated image of numbered files, counted from 0 or 1.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    // The first number is 0 or 1.
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

  /// The pixels as given, not turned upright; `nil` if there are none or the source is a Core Image
  /// image.
  open var cgImage: CGImage? { coreImage == nil ? pixels : nil }

  /// The size of the upright image, in points.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let size = CGSize(
      width: CGFloat(pixels.width) / attributes.scale,
      height: CGFloat(pixels.height) / attributes.scale)
    return attributes.orientation.turnsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// The scale, in pixels per point.
  open var scale: CGFloat { attributes.scale }
  /// The orientation of the pixels.
  open var imageOrientation: Orientation { attributes.orientation }
  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool { attributes.symbol != nil }
  /// The frames of an animated image; `nil` for other images.
  open var images: [UIImage]? { attributes.frames.isEmpty ? nil : attributes.frames }
  /// The total duration of all frames, in seconds.
  open var duration: TimeInterval { attributes.duration }
  /// The cap insets, the edges that do not stretch.
  open var capInsets: UIEdgeInsets { attributes.caps ?? .zero }
  /// The way in which the middle of the image fills its target.
  open var resizingMode: ResizingMode { attributes.resizing }
  /// The choice between the image's own colors and a tint.
  open var renderingMode: RenderingMode { attributes.rendering }
  /// The insets of the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignment }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flips }
  /// The distance of the baseline above the lower edge, in points; `nil` for none.
  open var baselineOffsetFromBottom: CGFloat? { attributes.baseline }
  /// Whether the image has high dynamic range; false, because images are decoded as sRGB.
  open var isHighDynamicRange: Bool { false }
  /// Returns the image itself, which has standard dynamic range.
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// The format of a renderer that matches the image.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = attributes.scale
    format.opaque = pixels?.alphaInfo == .noneSkipFirst || pixels?.alphaInfo == .noneSkipLast
    return format
  }

  /// The configuration of a symbol; `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? { attributes.symbol?.configuration }
  /// The configuration; `nil` for images that are not symbols.
  open var configuration: Configuration? { attributes.symbol?.configuration }

  // MARK: Derived values

  /// Returns the image with cap insets and a tiled middle.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { ($0.caps, $0.resizing) = (capInsets, resizingMode) }
  }

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.rendering = renderingMode }
  }

  /// Returns the image with its alpha drawn in a color (Drawing.DR16).
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns the image with its alpha drawn in a color, and with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.rendering) = (color, renderingMode) }
  }

  /// Returns the image with insets of the alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }

  /// Returns the image, mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with a baseline, in points above its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  /// Returns the symbol with a configuration applied; other images are unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    symbol { $0.applying(configuration) }
  }

  /// Returns the symbol with a configuration applied; `nil` for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    attributes.symbol == nil ? nil : withConfiguration(configuration)
  }

  // MARK: Preparing

  // Images are always decoded here, so only thumbnails require work.
  /// Returns the image, already decoded; nil if it has no pixels.
  open func preparingForDisplay() -> UIImage? { pixels == nil ? nil : self }

  /// Calls a closure on another thread with the image, already decoded.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns the image, already decoded; nil if it has no pixels.
  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns a thumbnail; nil if the image has no pixels or the size is empty.
  ///
  /// - Parameter size: The size into which the image is scaled to fit, in points at its scale; the
  ///   aspect ratio is kept (guess).
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard pixels != nil, size.width > 0, size.height > 0, self.size.width > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(
      width: (self.size.width * factor).rounded(), height: (self.size.height * factor).rounded())
    guard fitting.width >= 1, fitting.height >= 1 else { return nil }
    let format = imageRendererFormat
    return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
  }

  /// Calls a closure on another thread with a thumbnail.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns a thumbnail; nil if the image has no pixels or the size is empty.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  // MARK: Drawing

  /// Draws the image with its upper left corner at a point.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its upper left corner at a point, with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to a rectangle, with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    paint(on: context, in: rect)
    context.restoreGState()
  }

  /// Tiles a rectangle with the image, from the origin of the coordinates.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor(patternImage: self).setFill()
    context.fill(rect)
    context.restoreGState()
  }

  /// Returns the upright image as PNG data; `nil` without pixels.
  open func pngData() -> Data? { tintedPixels?.png }

  /// Returns the upright image on white as JPEG data; `nil` without pixels (Drawing.DR24).
  ///
  /// - Parameter compressionQuality: The quality, 0…1.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    tintedPixels?.jpeg(quality: Double(compressionQuality))
  }

  /// Returns the upright image as HEIC data; `nil` without pixels (Drawing.DR24).
  open func heicData() -> Data? {
    let data = NSMutableData()
    guard let pixels = tintedPixels,
      let destination = CGImageDestinationCreateWithData(data, "public.heic", 1, nil)
    else { return nil }
    CGImageDestinationAddImage(destination, pixels, nil)
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }

  // MARK: NSObject

  /// Returns whether another object is an image with the same pixels and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return pixels != nil && pixels === other.pixels && attributes == other.attributes
  }

  /// The hash; equal images have equal hashes.
  open override var hash: Int { pixels.map { ObjectIdentifier($0).hashValue } ?? 0 }

  /// A description of the kind, the size and the rendering mode, for debugging (Drawing.DR28).
  open override var description: String { debugText }

  // MARK: Internals

  private(set) final var pixels: CGImage?
  /// The `CIImage` from which the image was created; `nil` otherwise.
  ///
  /// Core Image is a module above.
  package private(set) final var coreImage: NSObject?
  private(set) var attributes: ImageAttributes
  private let upright = Mutex<CGImage?>(nil)

  /// Returns the image with changed attributes.
  package func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    // The frames get the same change.
    attributes.frames = attributes.frames.map { $0.with(change) }
    let image = UIImage(pixels, attributes)
    image.coreImage = coreImage
    return image
  }

  /// The upright pixels, in their own colors.
  package var uprightPixels: CGImage? {
    guard attributes.orientation != .up, let pixels else { return pixels }
    return upright.withLock { known in
      if known == nil { known = pixels.oriented(attributes.orientation) }
      return known
    }
  }

  /// The upright pixels, tinted if the image has a tint.
  package var tintedPixels: CGImage? {
    guard let tint = attributes.tint else { return uprightPixels }
    return uprightPixels?.tinted(tint.cgColor)
  }
}
