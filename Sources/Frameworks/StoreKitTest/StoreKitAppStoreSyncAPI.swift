/// Synchronizing purchases, as an API whose failure a test can simulate.
public struct StoreKitAppStoreSyncAPI: StoreKitAPI {
  /// The type of its errors.
  public typealias Failure = SKTestFailures.AppStoreSync

  /// The name of the function.
  public var _name: String { "App Store Sync" }

  /// Returns the error of StoreKit, and that of a purchase.
  public func _parts(_ failure: Failure) -> (StoreKitError?, Product.PurchaseError?) {
    switch failure {
    case .generic(let error): (error, nil)
    }
  }

  /// Returns the error for one of StoreKit, or of a purchase.
  public func _make(_ generic: StoreKitError?, _ purchase: Product.PurchaseError?) -> Failure? {
    generic.map { .generic($0) }
  }
}

extension StoreKitAPI where Self == StoreKitAppStoreSyncAPI {
  /// Fetching what the user has bought.
  public static var appStoreSync: StoreKitAppStoreSyncAPI { StoreKitAppStoreSyncAPI() }
}
