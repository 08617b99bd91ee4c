/// A shadow that letters throw.
open class NSShadow: NSObject, NSCopying {
  private let mark = ForeignMark()

  /// Makes a shadow right beneath what throws it, black and a third opaque.
  public override init() { super.init() }

  /// How far it is from what throws it, in points to the right and down.
  open var shadowOffset: CGSize = .zero
  /// How far it is blurred, in points: twice the standard deviation.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Another one that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    shadow.shadowOffset = shadowOffset
    shadow.shadowBlurRadius = shadowBlurRadius
    shadow.shadowColor = shadowColor
    return shadow
  }

  /// Whether another object is the same shadow.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// Is the same for equal shadows.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
