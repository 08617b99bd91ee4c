/// The types of products, named as in signed transactions.
package enum ProductKind: String, Codable, Sendable {
  /// A consumable, which is used up.
  case consumable = "Consumable"
  /// A nonconsumable, which is bought once.
  case nonConsumable = "Non-Consumable"
  /// A nonrenewing subscription, whose length the app decides.
  case nonRenewable = "Non-Renewing Subscription"
  /// A subscription that the store renews.
  case autoRenewable = "Auto-Renewable Subscription"
}
