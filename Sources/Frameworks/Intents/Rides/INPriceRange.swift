/// A range of prices.
open class INPriceRange: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
  public init(minimumPrice: NSDecimalNumber?, maximumPrice: NSDecimalNumber?, currencyCode: String)
  {
    self.minimumPrice = minimumPrice
    self.maximumPrice = maximumPrice
    self.currencyCode = currencyCode
    super.init()
  }

  /// The lowest price.
  public let minimumPrice: NSDecimalNumber?
  /// The highest price.
  public let maximumPrice: NSDecimalNumber?
  /// The code of the currency.
  public let currencyCode: String

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPriceRange else { return false }
    return minimumPrice == other.minimumPrice
      && maximumPrice == other.maximumPrice
      && currencyCode == other.currencyCode
  }

  /// A number that equal objects share.
  open override var hash: Int { minimumPrice.hashValue }
}
