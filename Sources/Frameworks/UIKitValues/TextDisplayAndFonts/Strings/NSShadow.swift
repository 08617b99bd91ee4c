/// A shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = ObjectHeaderPadding()

  /// Creates a shadow without an offset, black with alpha 1⁄3.
  public override init() { super.init() }

  /// Creates a shadow from an archive (Archives.AR11).
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.hasArchive(of: "NSShadow", marked: "TactusShadowOffset") else { return nil }
    Self.archived.decode(self, from: coder)
    shadowColor = coder.decodeObject(of: [UIColor.self], forKey: "TactusShadowColor")
  }

  /// Shadows support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the offset, the radius and the color (Archives.AR11).
  open func encode(with coder: NSCoder) {
    Self.archived.encode(self, with: coder)
    coder.encode(shadowColor as? UIColor, forKey: "TactusShadowColor")
  }

  private static var archived: [ArchivedProperty<NSShadow>] {
    [
      .init("TactusShadowOffset", \.shadowOffset),
      .init("TactusShadowRadius", \.shadowBlurRadius),
    ]
  }

  /// The offset of the shadow, in points to the right and down.
  open var shadowOffset: CGSize = .zero
  /// The blur radius, in points: twice the standard deviation.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; `nil` for no shadow.
  open var shadowColor: Any? = NSShadow.defaultColor
  private static let defaultColor = UIColor(white: 0, alpha: 1 / 3)

  /// Returns a copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    shadow.shadowOffset = shadowOffset
    shadow.shadowBlurRadius = shadowBlurRadius
    shadow.shadowColor = shadowColor
    return shadow
  }

  /// Returns whether another object is an equal shadow; a nil color equals the default one
  /// (Text.T14).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && Self.areEqual(comparedColor, other.comparedColor)
  }

  /// The hash; equal shadows have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    if let color = comparedColor as? UIColor { hasher.combine(color) }
    return hasher.finalize()
  }

  private var comparedColor: Any { shadowColor ?? Self.defaultColor }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }
}
