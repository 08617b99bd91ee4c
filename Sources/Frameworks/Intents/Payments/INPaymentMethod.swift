/// A way to pay.
open class INPaymentMethod: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)
  {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
    super.init()
  }

  /// The kind of payment.
  public let type: INPaymentMethodType
  /// The name.
  public let name: String?
  /// A part of its number.
  public let identificationHint: String?
  /// The picture.
  public let icon: INImage?

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPaymentMethod else { return false }
    return type == other.type
      && name == other.name
      && identificationHint == other.identificationHint
      && icon == other.icon
  }

  /// A number that equal objects share.
  open override var hash: Int { type.hashValue }
}
