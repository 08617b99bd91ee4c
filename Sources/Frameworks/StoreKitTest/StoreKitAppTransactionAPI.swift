/// Reading the app transaction, as an API whose failure a test can simulate.
public struct StoreKitAppTransactionAPI: StoreKitAPI {
  /// The type of its errors.
  public typealias Failure = SKTestFailures.AppTransaction

  /// The name of the function.
  public var _name: String { "App Transaction" }

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

extension StoreKitAPI where Self == StoreKitAppTransactionAPI {
  /// Reading the app's download.
  public static var appTransaction: StoreKitAppTransactionAPI { StoreKitAppTransactionAPI() }
}
