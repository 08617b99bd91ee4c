/// The order of an app.
package struct PurchaseOrder: Sendable {
  /// The product.
  package var productID: String
  /// The quantity.
  package var quantity = 1
  /// The app's identifier of its user.
  package var accountToken: UUID?
  /// The app's name of its user.
  package var username: String?
  /// The identifier of a promotional offer.
  package var promotionalOfferID: String?
  /// The identifier of an offer for former subscribers.
  package var winBackOfferID: String?
  /// The name of the redeemed code.
  package var codeName: String?

  /// Creates an order of one good.
  package init(_ productID: String) { self.productID = productID }
}
