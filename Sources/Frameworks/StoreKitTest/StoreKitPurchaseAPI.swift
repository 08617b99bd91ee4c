/// Purchasing, as an API whose failure a test can simulate.
public struct StoreKitPurchaseAPI: StoreKitAPI {
  /// The type of its errors.
  public typealias Failure = SKTestFailures.Purchase

  /// The name of the function.
  public var _name: String { "Purchase" }

  /// Returns the error of StoreKit, and that of a purchase.
  public func _parts(_ failure: Failure) -> (StoreKitError?, Product.PurchaseError?) {
    switch failure {
    case .generic(let error): (error, nil)
    case .purchase(let error): (nil, error)
    }
  }

  /// Returns the error for one of StoreKit, or of a purchase.
  public func _make(_ generic: StoreKitError?, _ purchase: Product.PurchaseError?) -> Failure? {
    purchase.map { .purchase($0) } ?? generic.map { .generic($0) }
  }
}

extension StoreKitAPI where Self == StoreKitPurchaseAPI {
  /// Buying.
  public static var purchase: StoreKitPurchaseAPI { StoreKitPurchaseAPI() }
}
