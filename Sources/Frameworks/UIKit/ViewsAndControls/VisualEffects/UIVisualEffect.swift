/// How what is behind a view is seen, or what is in one.
open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Itself: an effect never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
