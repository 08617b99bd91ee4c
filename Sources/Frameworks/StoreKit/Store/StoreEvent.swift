/// An event in the store.
package enum StoreEvent: Sendable {
  /// A transaction from outside of the app's current actions, such as a renewal.
  case arrived(StoredTransaction)
  /// A purchase that waited is paid.
  case approved(StoredTransaction)
  /// A parent has declined a purchase.
  case declined(StoredTransaction)
  /// The money of a purchase was returned.
  case revoked(StoredTransaction)
  /// The app has finished a transaction.
  case finished(StoredTransaction)
  /// The subscription of a group has changed.
  case status(group: String)
  /// The storefront has changed.
  case storefront
  /// A test has removed all transactions.
  case cleared
}
