/// A payment method.
open class INPaymentMethod: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a payment method.
  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)
  {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
    super.init()
  }

  /// The kind of payment method.
  public let type: INPaymentMethodType
  /// The name.
  public let name: String?
  /// A hint such as the last digits of the number.
  public let identificationHint: String?
  /// The picture.
  public let icon: INImage?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPaymentMethod else { return false }
    return type == other.type
      && name == other.name
      && identificationHint == other.identificationHint
      && icon == other.icon
  }

  /// The hash of the kind.
  open override var hash: Int { type.hashValue }
}
