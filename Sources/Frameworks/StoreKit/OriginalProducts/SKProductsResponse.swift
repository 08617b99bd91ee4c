/// The response to a products request.
///
/// - Thread: any; nothing in it changes after its creation.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  private var found: [SKProduct] = []
  private var unknown: [String] = []

  /// Creates an empty response, for tests.
  public override init() { super.init() }

  convenience init(_ found: [SKProduct], unknown: [String]) {
    self.init()
    (self.found, self.unknown) = (found, unknown)
  }

  /// The products, in no order.
  open var products: [SKProduct] { found }
  /// The identifiers that are unknown to the store.
  open var invalidProductIdentifiers: [String] { unknown }
}
