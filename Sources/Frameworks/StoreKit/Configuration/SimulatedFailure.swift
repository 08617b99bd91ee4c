/// The error with which a function of the store fails in a test.
package enum SimulatedFailure: Sendable {
  /// An error of StoreKit.
  case generic(StoreKitError)
  /// An error of a purchase.
  case purchase(Product.PurchaseError)

  /// The error that the app gets.
  var error: any Error {
    switch self {
    case .generic(let error): error
    case .purchase(let error): error
    }
  }
}
