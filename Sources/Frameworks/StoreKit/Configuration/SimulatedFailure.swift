/// The simulated error of a store API in a test.
package enum SimulatedFailure: Sendable {
  /// An error of StoreKit.
  case generic(StoreKitError)
  /// An error of a purchase.
  case purchase(Product.PurchaseError)

  /// The error for the app.
  var error: any Error {
    switch self {
    case .generic(let error): error
    case .purchase(let error): error
    }
  }
}
