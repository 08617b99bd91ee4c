/// A store API whose failure a test can simulate, by its name in configuration files.
package enum StoreFunction: String, Sendable {
  case loadProducts = "Load Products"
  case purchase = "Purchase"
  case appStoreSync = "App Store Sync"
  case subscriptionStatus = "Subscription Status"
  case appTransaction = "App Transaction"
}
