/// An image for nodes (Scenes.SK11…).
///
/// - Thread: any; a texture does not change after its creation, except for its filtering mode.
open class SKTexture: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates an empty texture.
  public override init() { super.init() }

  /// Creates a texture from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    image = coder.decodeObject(of: [UIImage.self], forKey: "TactusImage") as? UIImage
  }

  /// Creates a texture from an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates a texture from a Core Graphics image.
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

  /// Creates a texture from a named image; from a placeholder if it is missing.
  public convenience init(imageNamed name: String) {
    self.init()
    self.name = name
    image = UIImage(named: name) ?? MissingPicture.image
  }

  /// Creates a texture from a part of another texture.
  ///
  /// - Parameters:
  ///   - rect: The part, 0…1 from the lower left corner.
  ///   - texture: The texture.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    self.init()
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    part = rect.standardized.intersection(unit)
    if part.isNull { part = .zero }
    (base, filteringMode, name) = (texture, texture.filteringMode, texture.name)
  }

  /// Creates a texture from pixels with 8 bits of red, green, blue and alpha, the bottom row first.
  public convenience init(data pixelData: Data, size: CGSize) {
    self.init(data: pixelData, size: size, flipped: false)
  }

  /// Creates a texture from pixels with 8 bits of red, green, blue and alpha.
  ///
  /// - Parameters:
  ///   - pixelData: The pixels.
  ///   - size: The size in pixels.
  ///   - flipped: Whether the first row is the topmost one.
  public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
    self.init(data: pixelData, size: size, bytesPerRow: Int(size.width) * 4, flipped: flipped)
  }

  /// Creates a texture from pixels with 8 bits of red, green, blue and alpha, the bottom row first.
  ///
  /// - Parameters:
  ///   - pixelData: The pixels.
  ///   - size: The size in pixels.
  ///   - rowLength: The number of bytes of a row.
  ///   - alignment: The multiple to which a row's bytes are rounded up.
  public convenience init(
    data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32
  ) {
    let step = max(1, Int(alignment))
    let row = (Int(rowLength) + step - 1) / step * step
    self.init(data: pixelData, size: size, bytesPerRow: row, flipped: false)
  }

  /// Creates a noise texture.
  ///
  /// - Parameters:
  ///   - smoothness: How alike neighbors are, 0…1.
  ///   - size: The size in pixels.
  ///   - grayscale: Whether the values are gray.
  public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
    self.init()
    image = NoisePicture(smoothness: smoothness, size: size, isGray: grayscale).image
  }

  /// Creates a texture of random directions, encoded as colors.
  public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
    self.init(noiseWithSmoothness: smoothness, size: size, grayscale: false)
  }

  /// Returns the size in points.
  open func size() -> CGSize {
    guard let base else { return image?.size ?? .zero }
    let whole = base.size()
    return CGSize(width: whole.width * part.width, height: whole.height * part.height)
  }

  /// Returns the part of the original texture in unit coordinates.
  open func textureRect() -> CGRect {
    guard let base else { return part }
    let outer = base.textureRect()
    return CGRect(
      x: outer.minX + part.minX * outer.width, y: outer.minY + part.minY * outer.height,
      width: part.width * outer.width, height: part.height * outer.height)
  }

  /// The filtering mode.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether mipmaps are generated; stored, because the original image is always drawn.
  open var usesMipmaps = false

  /// Returns the image; a transparent pixel if there is none.
  open func cgImage() -> CGImage { pixels ?? Self.transparentPixel }

  /// Returns a texture filtered by Core Image.
  open func applying(_ filter: CIFilter) -> SKTexture {
    guard let pixels, let made = filter.applied(to: pixels) else { return self }
    return SKTexture(image: UIImage(cgImage: made, scale: image?.scale ?? 1, orientation: .up))
  }

  /// Returns the texture itself, because there is no lighting (Scenes.SK40).
  open func generatingNormalMap() -> Self {
    SpriteWarning.hasNoEffect("SKTexture.generatingNormalMap()", "there is no light")
    return self
  }

  /// Returns the texture itself, because there is no lighting (Scenes.SK40).
  open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> Self {
    generatingNormalMap()
  }

  /// Calls a closure on the main queue; textures are always loaded.
  open func preload(completionHandler: @escaping () -> Void) {
    Self.preload([self], withCompletionHandler: completionHandler)
  }

  /// Returns at once; textures are always loaded.
  open func preload() async {
    // does nothing
  }

  /// Calls a closure on the main queue; textures are always loaded.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler() }
  }

  /// Returns at once; textures are always loaded.
  open class func preload(_ textures: [SKTexture]) async {
    // does nothing
  }

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the image.
  open func encode(with coder: NSCoder) { coder.encode(image, forKey: "TactusImage") }
  /// Returns a texture with the same image.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTexture()
    (copy.image, copy.base, copy.part, copy.name) = (image, base, part, name)
    (copy.filteringMode, copy.usesMipmaps) = (filteringMode, usesMipmaps)
    return copy
  }

  /// A description with the name and the size.
  open override var description: String {
    let size = size()
    return "<SKTexture> '\(name ?? "image")' (\(Int(size.width)) x \(Int(size.height)))"
  }

  // MARK: Internals

  /// The image of the whole texture; nil for a part of another one or none.
  var image: UIImage?
  private var base: SKTexture?
  private var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  private(set) var name: String?
  private var cropped: CGImage?

  /// The upright pixels; nil without an image.
  var pixels: CGImage? {
    guard let base else { return image.flatMap(\.uprightImage) }
    if let cropped { return cropped }
    guard let whole = base.pixels else { return nil }
    let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
    // The rows of an image start at the top.
    cropped = whole.cropping(
      to: CGRect(
        x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width,
        height: part.height * height))
    return cropped
  }

  private convenience init(data: Data, size: CGSize, bytesPerRow: Int, flipped: Bool) {
    self.init()
    let made = CGImage.sprite(data, size: size, bytesPerRow: bytesPerRow, firstRowIsTop: flipped)
    image = made.map { UIImage(cgImage: $0) }
  }

  private static let transparentPixel: CGImage = {
    guard
      let image = CGImage.sprite(
        Data(count: 4), size: CGSize(width: 1, height: 1), bytesPerRow: 4, firstRowIsTop: true)
    else { SpriteWarning.fail("SKTexture.cgImage(): one pixel cannot be made") }
    return image
  }()
}
