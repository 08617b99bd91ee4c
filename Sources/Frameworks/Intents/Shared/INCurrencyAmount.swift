/// An amount of money.
open class INCurrencyAmount: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates an amount.
  public init(amount: NSDecimalNumber?, currencyCode: String?) {
    self.amount = amount
    self.currencyCode = currencyCode
    super.init()
  }

  /// The amount.
  public let amount: NSDecimalNumber?
  /// The currency code, such as EUR.
  public let currencyCode: String?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount
      && currencyCode == other.currencyCode
  }

  /// The hash of the amount.
  open override var hash: Int { amount.hashValue }
}
