/// The simulated errors of store APIs.
public enum SKTestFailures {
  /// The error of loading products.
  public enum LoadProducts: Error {
    case generic(StoreKitError)
  }

  /// The error of a purchase.
  public enum Purchase: Error {
    case generic(StoreKitError)
    case purchase(Product.PurchaseError)
  }

  /// The error of fetching what the user has bought.
  public enum AppStoreSync: Error {
    case generic(StoreKitError)
  }

  /// The error of the state of subscriptions.
  public enum SubscriptionStatus: Error {
    case generic(StoreKitError)
  }

  /// The error of the app's download.
  public enum AppTransaction: Error {
    case generic(StoreKitError)
  }
}
