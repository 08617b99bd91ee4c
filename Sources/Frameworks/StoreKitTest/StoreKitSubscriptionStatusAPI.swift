/// Reading the subscription status, as an API whose failure a test can simulate.
public struct StoreKitSubscriptionStatusAPI: StoreKitAPI {
  /// The type of its errors.
  public typealias Failure = SKTestFailures.SubscriptionStatus

  /// The name of the function.
  public var _name: String { "Subscription Status" }

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

extension StoreKitAPI where Self == StoreKitSubscriptionStatusAPI {
  /// Reading the state of subscriptions.
  public static var subscriptionStatus: StoreKitSubscriptionStatusAPI {
    StoreKitSubscriptionStatusAPI()
  }
}
