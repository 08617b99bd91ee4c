/// The base class of effects on the content behind or in a view.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Creates an effect from an archive (Archives.AR12).
  public required init?(coder: NSCoder) { super.init() }

  /// Effects support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Does nothing; subclasses encode their properties (Archives.AR12).
  open func encode(with coder: NSCoder) {}

  /// Returns the effect itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The blur of the content behind the view; nil for none.
  package var backdropBlur: UIBlurEffect? { nil }
}
