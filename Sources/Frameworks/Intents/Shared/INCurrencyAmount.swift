/// An amount of money.
open class INCurrencyAmount: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
  public init(amount: NSDecimalNumber?, currencyCode: String?) {
    self.amount = amount
    self.currencyCode = currencyCode
    super.init()
  }

  /// The amount.
  public let amount: NSDecimalNumber?
  /// The code of the currency, such as EUR.
  public let currencyCode: String?

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount
      && currencyCode == other.currencyCode
  }

  /// A number that equal objects share.
  open override var hash: Int { amount.hashValue }
}
