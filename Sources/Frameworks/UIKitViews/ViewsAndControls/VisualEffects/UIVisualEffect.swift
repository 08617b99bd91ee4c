/// The base class of effects on the content behind or in a view.
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect without a result.
  public override init() { super.init() }

  /// Returns the effect itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
