/// A request to buy a product that can be changed.
///
/// - Thread: one at a time.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The identifier of the product.
  open override var productIdentifier: String {
    get { values.productIdentifier }
    set { values.productIdentifier = newValue }
  }
  /// The quantity, 1…10.
  open override var quantity: Int {
    get { values.quantity }
    set { values.quantity = newValue }
  }
  /// The app's name of its user.
  open override var applicationUsername: String? {
    get { values.username }
    set { values.username = newValue }
  }
  /// Data of the app; without effect.
  open override var requestData: Data? {
    get { values.requestData }
    set { values.requestData = newValue }
  }
  /// Whether asking a parent is simulated in the App Store's sandbox; without effect in a local
  /// store.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { values.asksToBuy }
    set { values.asksToBuy = newValue }
  }
  /// The promotional offer.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { values.discount }
    set { values.discount = newValue }
  }
}
