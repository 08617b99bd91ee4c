/// The kind of a product, by the word of signed transactions.
package enum ProductKind: String, Codable, Sendable {
  /// A good that is used up.
  case consumable = "Consumable"
  /// A good that is bought once.
  case nonConsumable = "Non-Consumable"
  /// A subscription whose length the app decides.
  case nonRenewable = "Non-Renewing Subscription"
  /// A subscription that the store renews.
  case autoRenewable = "Auto-Renewable Subscription"
}
