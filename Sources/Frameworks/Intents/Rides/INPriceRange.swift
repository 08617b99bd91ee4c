/// A range of prices.
open class INPriceRange: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a price range.
  public init(minimumPrice: NSDecimalNumber?, maximumPrice: NSDecimalNumber?, currencyCode: String)
  {
    self.minimumPrice = minimumPrice
    self.maximumPrice = maximumPrice
    self.currencyCode = currencyCode
    super.init()
  }

  /// The minimum price.
  public let minimumPrice: NSDecimalNumber?
  /// The maximum price.
  public let maximumPrice: NSDecimalNumber?
  /// The currency code.
  public let currencyCode: String

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPriceRange else { return false }
    return minimumPrice == other.minimumPrice
      && maximumPrice == other.maximumPrice
      && currencyCode == other.currencyCode
  }

  /// The hash of the minimum price.
  open override var hash: Int { minimumPrice.hashValue }
}
