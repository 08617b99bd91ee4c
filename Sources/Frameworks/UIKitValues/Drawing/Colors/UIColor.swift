/// A color, fixed or dynamic.
///
/// A dynamic color follows the traits: the light or dark style, the contrast and the level
/// (Drawing.DR1…).
///
/// - Thread: any.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = ObjectHeaderPadding()

  // MARK: Creating

  /// Creates a gray, 0…1 from black to white.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha.clamped))
  }

  /// Creates a transparent color.
  ///
  /// - Source: on an iPhone, reading such a color fails. Confidence: guess.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color from sRGB components, 0…1; painting clamps others.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clamped))
  }

  /// Creates a color from hue, saturation and brightness, 0…1 each.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let components = HSBComponents(
      hue: hue.clamped, saturation: saturation.clamped, brightness: brightness.clamped)
    let (red, green, blue) = components.color
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clamped))
  }

  /// Creates a color from Display P3 components, 0…1 each.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap {
      CGColor(colorSpace: $0, components: [red, green, blue, alpha.clamped])
    }
    storage = .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clamped))
  }

  /// Creates a fixed color from a Core Graphics color.
  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  /// Creates a color from a Core Image color.
  ///
  /// - Parameters:
  ///   - coreImageColor: The `CIColor`.
  ///   - color: Its color.
  package convenience init(coreImageColor: NSObject, _ color: CGColor) {
    self.init(cgColor: color)
    storedCoreImageColor = coreImageColor
  }

  /// Creates a pattern color, which tiles an image from the origin of the coordinates.
  public init(patternImage image: UIImage) {
    let color = image.tintedPixels.map { CGColor(tile: $0, size: image.size) }
    storage = .fixed(color ?? CGColor(gray: 0, alpha: 0))
  }

  /// Loads a named color from an asset catalog of the app's bundle (Drawing.DR14).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a named color from an asset catalog of a bundle (Drawing.DR14).
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle; `nil` for the app's own.
  ///   - traitCollection: The traits with which to resolve it; `nil` for a dynamic color.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let finder = AssetFinder(bundle)
    guard let color = finder.color(name) else {
      finder.reportMissing(.color, name)
      return nil
    }
    self.init((traitCollection.map(color.resolvedColor) ?? color).storage)
  }

  /// Loads the color of an asset symbol; clear if it is missing (Drawing.DR26).
  ///
  /// - Parameter resource: The asset symbol.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((color ?? UIColor(white: 0, alpha: 0)).storage)
  }

  /// Creates a dynamic color, which a closure computes from the current traits.
  ///
  /// - Parameter dynamicProvider: Returns the color for a trait collection; equal traits give equal
  ///   colors.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Creates the dynamic color of an asset catalog entry (Drawing.DR3).
  ///
  /// - Parameters:
  ///   - entry: The path of the entry.
  ///   - provider: Returns the color for a trait collection.
  convenience init(ofEntry entry: String, _ provider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.entry(entry, provider))
  }

  /// Creates a color from a literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from an archive (Archives.AR8).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIColor", marked: ArchiveKey.kind),
      let storage = Self.storage(from: coder)
    else { return nil }
    self.storage = storage
  }

  /// Colors support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the color; a computed color is resolved with the current traits (Archives.AR8).
  open func encode(with coder: NSCoder) {
    if let name = archivedName {
      coder.encode(ArchiveKind.named.rawValue, forKey: ArchiveKey.kind)
      return coder.encode(name as Any?, forKey: ArchiveKey.name)
    }
    if case .withAlpha(let base, let alpha) = storage {
      coder.encode(ArchiveKind.withAlpha.rawValue, forKey: ArchiveKey.kind)
      coder.encode(base, forKey: ArchiveKey.base)
      return coder.encode(Double(alpha), forKey: ArchiveKey.alpha)
    }
    if case .withProminence(let base, let prominence) = storage {
      coder.encode(ArchiveKind.withProminence.rawValue, forKey: ArchiveKey.kind)
      coder.encode(base, forKey: ArchiveKey.base)
      return coder.encode(prominence.rawValue, forKey: ArchiveKey.prominence)
    }
    let color = cgColor
    if let (image, size) = color.pattern {
      coder.encode(ArchiveKind.pattern.rawValue, forKey: ArchiveKey.kind)
      coder.encode(image.png as Any?, forKey: ArchiveKey.image)
      return size.encode(to: coder, forKey: ArchiveKey.size)
    }
    coder.encode(ArchiveKind.fixed.rawValue, forKey: ArchiveKey.kind)
    color.encode(to: coder, forKey: ArchiveKey.color)
  }

  /// Creates a system color.
  convenience init(_ color: SystemColor) { self.init(.system(color)) }

  // A subclass of another module inherits initializers only if all designated ones are public.
  private convenience init(_ storage: Storage) {
    self.init(cgColor: Self.placeholder)
    self.storage = storage
  }

  /// The temporary color of an object whose storage is set next.
  private static let placeholder = CGColor(gray: 0, alpha: 0)

  // MARK: Observing

  /// The Core Graphics color; a dynamic color is resolved with the current traits (Drawing.DR1).
  open var cgColor: CGColor { resolvedColor(with: .current).fixed }

  /// The `CIColor` from which the color was created; traps for other colors (Drawing.DR27).
  ///
  /// Core Image is a module above.
  package final var coreImageColor: NSObject {
    guard let storedCoreImageColor else {
      programmingError(
        "ciColor of \(self), which was not made of a Core Image color; use CIColor(color:)")
    }
    return storedCoreImageColor
  }

  /// Returns the color resolved with a trait collection; itself if it is fixed.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: return self
    case .system(let color): return color.resolved(with: traitCollection)
    case .withAlpha(let color, let alpha):
      return color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .withProminence(let color, let prominence):
      let resolved = color.resolvedColor(with: traitCollection)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * prominence.opacity)
    case .dynamic(let provider), .entry(_, let provider):
      var color = self
      traitCollection.performAsCurrent { color = provider(traitCollection) }
      return color === self ? .clear : color.resolvedColor(with: traitCollection)
    }
  }

  /// Returns the color with another alpha, 0…1; it stays dynamic if this one is (Drawing.DR3).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha.clamped) ?? color)
    case .withAlpha(let color, _): UIColor(.withAlpha(color, alpha))
    case .system, .dynamic, .entry, .withProminence: UIColor(.withAlpha(self, alpha))
    }
  }

  /// The prominence that `withProminence` set; otherwise primary.
  open var prominence: Prominence {
    if case .withProminence(_, let prominence) = storage { return prominence }
    return .primary
  }

  /// Returns the color with another prominence (Drawing.DR29).
  open func withProminence(_ prominence: Prominence) -> UIColor {
    var base = self
    if case .withProminence(let color, _) = storage { base = color }
    return prominence == .primary ? base : UIColor(.withProminence(base, prominence))
  }

  /// Gets the sRGB components; wide-gamut colors may lie outside 0…1.
  ///
  /// - Returns: Whether the color could be converted.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = components(in: CGColorSpace.extendedSRGB), components.count == 4 else {
      return false
    }
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// Gets the hue, saturation and brightness; a gray has hue 0.
  ///
  /// - Returns: Whether the color could be converted.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = components(in: CGColorSpace.extendedSRGB), components.count == 4 else {
      return false
    }
    let found = HSBComponents(red: components[0], green: components[1], blue: components[2])
    hue?.pointee = found.hue
    saturation?.pointee = found.saturation
    brightness?.pointee = found.brightness
    alpha?.pointee = components[3]
    return true
  }

  /// Gets the gray of equal lightness (Drawing.DR4).
  ///
  /// - Returns: Whether the color could be converted.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = components(in: CGColorSpace.extendedGray), components.count == 2 else {
      return false
    }
    white?.pointee = components[0]
    alpha?.pointee = components[1]
    return true
  }

  // MARK: Drawing

  /// Sets the fill and stroke colors of the current context; without a context, does nothing.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSObject

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same color; a dynamic color equals itself and one of the
  /// same name (Drawing.DR3).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (storage, other.storage) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.system(let one), .system(let two)): return one.name == two.name
    case (.entry(let one, _), .entry(let two, _)): return one == two
    case (.withAlpha(let one, let alpha), .withAlpha(let two, let other)):
      return alpha == other && one.isEqual(two)
    case (.withProminence(let one, let prominence), .withProminence(let two, let other)):
      return prominence == other && one.isEqual(two)
    default: return false
    }
  }

  /// The hash; equal colors have equal hashes.
  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .withAlpha(let color, let alpha): color.hash ^ alpha.hashValue
    case .withProminence(let color, let prominence): color.hash ^ prominence.hashValue
    case .system(let color): color.name.hashValue
    case .entry(let path, _): path.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// A description in the form of an iPhone's, for debugging (Drawing.DR28).
  open override var description: String {
    switch storage {
    case .fixed(let color): Self.debugText(of: color) ?? described("pattern")
    case .system(let color): described("name = \(color.name)Color")
    case .withAlpha(let color, let alpha):
      described("alpha = \(DebugText.number(alpha)), baseColor = \(color)")
    case .withProminence(let color, let prominence):
      described("prominence = \(prominence.rawValue), baseColor = \(color)")
    case .dynamic: described("provider")
    case .entry(let path, _):
      described("name = \(URL(filePath: path).deletingPathExtension().lastPathComponent)")
    }
  }

  // MARK: Internals

  /// Set only during initialization.
  private var storage: Storage
  /// Set only during initialization.
  private var storedCoreImageColor: NSObject?

  private enum Storage {
    case fixed(CGColor)
    case system(SystemColor)
    case dynamic((UITraitCollection) -> UIColor)
    /// The path of an asset catalog entry, and its color for a trait collection.
    case entry(String, (UITraitCollection) -> UIColor)
    /// A dynamic color with another alpha.
    case withAlpha(UIColor, CGFloat)
    /// A color with a prominence other than primary.
    case withProminence(UIColor, Prominence)
  }

  private func described(_ text: String) -> String {
    "<UIColor: \(DebugText.address(self)); \(text)>"
  }

  /// Returns the name of the color space and the components; nil for a pattern.
  private static func debugText(of color: CGColor) -> String? {
    guard let components = color.components, let space = color.colorSpace else { return nil }
    let name =
      switch (space.name.map { "\($0)" }, components.count) {
      case (_, 2): "UIExtendedGrayColorSpace"
      case ("\(CGColorSpace.displayP3)", _): "UIDisplayP3ColorSpace"
      default: "UIExtendedSRGBColorSpace"
      }
    return ([name] + components.map(DebugText.number)).joined(separator: " ")
  }

  /// The name of a system color; `nil` for another color.
  var systemName: String? {
    if case .system(let color) = storage { return color.name }
    return nil
  }

  private static func storage(from coder: NSCoder) -> Storage? {
    switch ArchiveKind(rawValue: coder.decodeInteger(forKey: ArchiveKey.kind)) {
    case .fixed?: return CGColor(from: coder, forKey: ArchiveKey.color).map { .fixed($0) }
    case .named?:
      return String(from: coder, forKey: ArchiveKey.name).flatMap { system($0)?.storage }
    case .withAlpha?:
      guard let base = coder.decodeObject(of: UIColor.self, forKey: ArchiveKey.base),
        let alpha = CGFloat(from: coder, forKey: ArchiveKey.alpha)
      else { return nil }
      return .withAlpha(base, alpha.clamped)
    case .withProminence?:
      let number = coder.decodeInteger(forKey: ArchiveKey.prominence)
      guard let base = coder.decodeObject(of: UIColor.self, forKey: ArchiveKey.base),
        let prominence = Prominence(rawValue: number)
      else { return nil }
      return .withProminence(base, prominence)
    case .pattern?:
      guard let data = Data(from: coder, forKey: ArchiveKey.image),
        let size = CGSize(from: coder, forKey: ArchiveKey.size), size.width > 0, size.height > 0,
        let image = LoadedImage(data)?.pixels
      else { return nil }
      return .fixed(CGColor(tile: image, size: size))
    case nil: return nil
    }
  }

  /// Whether the color is independent of traits.
  package var isFixed: Bool {
    if case .fixed = storage { return true }
    return false
  }

  /// The Core Graphics color if the color is fixed; clear otherwise.
  private var fixed: CGColor {
    if case .fixed(let color) = storage { return color }
    return .clear
  }

  /// Returns the components in a color space, alpha last.
  private func components(in space: CFString) -> [CGFloat]? {
    let color = cgColor
    guard let space = CGColorSpace(name: space) else { return nil }
    // A conversion to linear light and back would only add rounding errors.
    let isSame = color.colorSpace?.model == space.model && color.colorSpace?.isWideGamutRGB == false
    if isSame, color.colorSpace?.name?.contains("Linear") != true { return color.components }
    return color.converted(to: space, intent: .defaultIntent, options: nil)?.components
  }

  /// The default tint.
  ///
  /// - Source: Apple's Human Interface Guidelines. Confidence: documented.
  package static let defaultTint = UIColor.systemBlue

  /// The gray of equal lightness (Views.V10).
  package var desaturated: UIColor {
    guard isFixed else { return UIColor { self.resolvedColor(with: $0).desaturated } }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    // The luma coefficients of ITU-R BT.709.
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}

extension CGFloat {
  /// The number clamped to 0…1; 0 for NaN.
  fileprivate var clamped: CGFloat { self > 0 ? Swift.min(1, self) : 0 }
}
