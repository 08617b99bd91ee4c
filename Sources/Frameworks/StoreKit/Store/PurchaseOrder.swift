/// The order of an app.
package struct PurchaseOrder: Sendable {
  /// The product.
  package var productID: String
  /// The number of goods.
  package var quantity = 1
  /// The app's own number of its user.
  package var accountToken: UUID?
  /// The app's own name of its user.
  package var username: String?
  /// The identifier of a promotional offer.
  package var promotionalOfferID: String?
  /// The identifier of an offer for former subscribers.
  package var winBackOfferID: String?
  /// The name of the code that is redeemed.
  package var codeName: String?

  /// Creates an order of one good.
  package init(_ productID: String) { self.productID = productID }
}
