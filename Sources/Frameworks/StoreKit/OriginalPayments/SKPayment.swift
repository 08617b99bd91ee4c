/// The request to buy a product.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var productIdentifier = ""
    var quantity = 1
    var username: String?
    var requestData: Data?
    var asksToBuy = false
    var discount: SKPaymentDiscount?
  }

  var values = Values()

  /// Creates a request without a product, as tests do.
  public override init() { super.init() }

  /// Creates a request for one of a product.
  public convenience init(product: SKProduct) {
    self.init()
    values.productIdentifier = product.productIdentifier
  }

  convenience init(values: Values) {
    self.init()
    self.values = values
  }

  /// The identifier of the product.
  open var productIdentifier: String { values.productIdentifier }
  /// The quantity.
  open var quantity: Int { values.quantity }
  /// The app's name of its user.
  open var applicationUsername: String? { values.username }
  /// Data of the app; without effect.
  open var requestData: Data? { values.requestData }
  /// Whether asking a parent is simulated in the App Store's sandbox; without effect in a local
  /// store.
  open var simulatesAskToBuyInSandbox: Bool { values.asksToBuy }
  /// The promotional offer.
  open var paymentDiscount: SKPaymentDiscount? { values.discount }

  // MARK: Copies

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values: currentValues) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    SKMutablePayment(values: currentValues)
  }

  /// Returns whether another payment is for the same product and quantity.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? SKPayment)?.currentValues == currentValues
  }

  /// The hash value.
  open override var hash: Int { currentValues.hashValue }

  /// The values of the properties, which subclasses may override.
  var currentValues: Values {
    Values(
      productIdentifier: productIdentifier, quantity: quantity, username: applicationUsername,
      requestData: requestData, asksToBuy: simulatesAskToBuyInSandbox, discount: paymentDiscount)
  }
}

extension SKPayment: KeyedClass {
  /// Registers the properties, which tests set by key.
  package static func registerProperties() { keyedProperties }

  private static let keyedProperties: Void = {
    KeyedProperties.add("productIdentifier", \SKPayment.values.productIdentifier)
    KeyedProperties.add("quantity", \SKPayment.values.quantity)
    KeyedProperties.add("applicationUsername", \SKPayment.values.username)
    KeyedProperties.add("requestData", \SKPayment.values.requestData)
  }()
}
