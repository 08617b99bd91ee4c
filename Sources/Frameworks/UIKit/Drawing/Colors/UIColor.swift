/// A colour, which may be another one where the phone is dark.
///
/// The steps DR1… are in `Documentation/Behaviour/Drawing.md`.
///
/// - Thread: any.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = ForeignMark()

  // MARK: Creating

  /// Makes a gray, 0…1 from black to white.
  public init(white: CGFloat, alpha: CGFloat) {
    form = .fixed(CGColor(gray: white, alpha: alpha.part))
  }

  /// Makes a colour that cannot be seen.
  ///
  /// - Source: on an iPhone it is one that must not be asked anything. Confidence: guess.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Makes a colour of its parts in sRGB, 0…1 each; what is beyond is shown as near as can be.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    form = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.part))
  }

  /// Makes a colour of its hue, how strong and how bright it is, 0…1 each.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HueParts(
      hue: hue.part, saturation: saturation.part, brightness: brightness.part)
    let (red, green, blue) = parts.color
    form = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.part))
  }

  /// Makes a colour of its parts in the wider space of screens since the iPhone 7, 0…1 each.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap {
      CGColor(colorSpace: $0, components: [red, green, blue, alpha.part])
    }
    form = .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.part))
  }

  /// Makes a colour of one of Core Graphics'.
  public init(cgColor: CGColor) { form = .fixed(cgColor) }

  /// Makes a pattern that lays a picture again and again, from the coordinates' origin.
  public init(patternImage image: UIImage) {
    let color = image.shownPixels.map { CGColor(tile: $0, size: image.size) }
    form = .fixed(color ?? CGColor(gray: 0, alpha: 0))
  }

  /// Finds a colour of an asset catalogue of the app's own bundle (DR14).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour of an asset catalogue of a bundle (DR14).
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where it is looked for; `nil` for the app's own.
  ///   - traitCollection: For which looks; `nil` for whichever there are when it is used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetFinder(bundle).color(name) else { return nil }
    self.init((traitCollection.map(color.resolvedColor) ?? color).form)
  }

  /// Makes a colour that is found out when it is needed, of how the screen looks then.
  ///
  /// - Parameter dynamicProvider: Gives the colour for some traits; always the same for the same.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    form = .dynamic(dynamicProvider)
  }

  /// Makes a colour of a literal in a source.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes one of the phone's own colours.
  init(_ color: SystemColor) { form = .system(color) }

  private init(_ form: Form) { self.form = form }

  // MARK: Observing

  /// The same as Core Graphics knows it; of a colour that follows the looks, that of now (DR1).
  open var cgColor: CGColor { resolvedColor(with: .current).fixed }

  /// What the colour is for some traits; itself if it does not follow them.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch form {
    case .fixed: return self
    case .system(let color): return color.resolved(with: traitCollection)
    case .faded(let color, let alpha):
      return color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    case .dynamic(let provider):
      var color = self
      traitCollection.performAsCurrent { color = provider(traitCollection) }
      return color === self ? .clear : color.resolvedColor(with: traitCollection)
    }
  }

  /// The same colour with another opacity, 0…1; it follows the looks if this one does (DR3).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch form {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha.part) ?? color)
    case .faded(let color, _): UIColor(.faded(color, alpha))
    case .system, .dynamic: UIColor(.faded(self, alpha))
    }
  }

  /// Finds its parts in sRGB; those of a wider space may be beyond 0…1.
  ///
  /// - Returns: Whether they could be found.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = parts(in: CGColorSpace.extendedSRGB), parts.count == 4 else { return false }
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Finds its hue, how strong and how bright it is; a gray has hue 0.
  ///
  /// - Returns: Whether they could be found.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = parts(in: CGColorSpace.extendedSRGB), parts.count == 4 else { return false }
    let found = HueParts(red: parts[0], green: parts[1], blue: parts[2])
    hue?.pointee = found.hue
    saturation?.pointee = found.saturation
    brightness?.pointee = found.brightness
    alpha?.pointee = parts[3]
    return true
  }

  /// Finds the gray that is as light (DR4).
  ///
  /// - Returns: Whether it could be found.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = parts(in: CGColorSpace.extendedGray), parts.count == 2 else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[1]
    return true
  }

  // MARK: Drawing

  /// Has what follows filled and drawn in it, in the context of now; without one it does nothing.
  open func set() {
    setFill()
    setStroke()
  }

  /// Has areas that follow filled with it, in the context of now.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Has lines that follow drawn in it, in the context of now.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Object

  /// Itself: a colour never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same colour; those that follow the looks are only themselves (DR3).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (form, other.form) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.faded(let one, let alpha), .faded(let two, let other)):
      return alpha == other && one.isEqual(two)
    default: return false
    }
  }

  /// Is the same for equal colours.
  open override var hash: Int {
    switch form {
    case .fixed(let color): color.hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    case .system, .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// Its parts, for people who look for mistakes.
  open override var description: String {
    switch form {
    case .fixed(let color):
      let name = color.numberOfComponents == 2 ? "gray" : "red, green, blue"
      let parts = (color.components ?? []).map { "\(Double($0))" }.joined(separator: " ")
      return "UIColor \(name), alpha: \(parts)"
    case .system(let color): return "UIColor \(color.name)"
    case .faded(let color, let alpha): return "\(color), alpha \(Double(alpha))"
    case .dynamic: return "UIColor of traits"
    }
  }

  // MARK: Internals

  private let form: Form

  private enum Form {
    case fixed(CGColor)
    case system(SystemColor)
    case dynamic((UITraitCollection) -> UIColor)
    /// One that follows the looks, with another opacity.
    case faded(UIColor, CGFloat)
  }

  /// Whether it is the same whatever the screen looks like.
  var isFixed: Bool {
    if case .fixed = form { return true }
    return false
  }

  /// What it is if it does not follow the looks.
  private var fixed: CGColor {
    if case .fixed(let color) = form { return color }
    return .clear
  }

  /// Its components in another space, the last of which is alpha.
  private func parts(in space: CFString) -> [CGFloat]? {
    let color = cgColor
    guard let space = CGColorSpace(name: space) else { return nil }
    // Curves and back would only round.
    let isSame = color.colorSpace?.model == space.model && color.colorSpace?.isWideGamutRGB == false
    if isSame, color.colorSpace?.name?.contains("Linear") != true { return color.components }
    return color.converted(to: space, intent: .defaultIntent, options: nil)?.components
  }

  /// The tint of whoever has no other.
  ///
  /// - Source: Apple's Human Interface Guidelines. Confidence: documented.
  static let defaultTint = UIColor.systemBlue

  /// A gray that is as light (Views V10).
  var withoutHue: UIColor {
    guard isFixed else { return UIColor { self.resolvedColor(with: $0).withoutHue } }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    // The weights of red, green and blue in what is seen as light, as ITU-R BT.709 has them.
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}

extension CGFloat {
  /// The nearest part of one whole.
  fileprivate var part: CGFloat { self > 0 ? Swift.min(1, self) : 0 }
}
