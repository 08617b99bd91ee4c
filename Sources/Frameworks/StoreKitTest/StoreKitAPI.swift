/// A store API whose failure a test can simulate.
public protocol StoreKitAPI: Sendable {
  /// The type of its errors.
  associatedtype Failure: Error

  /// The name of the function.
  var _name: String { get }
  /// Returns the error of StoreKit, and that of a purchase.
  func _parts(_ failure: Failure) -> (StoreKitError?, Product.PurchaseError?)
  /// Returns the error for one of StoreKit, or of a purchase.
  func _make(_ generic: StoreKitError?, _ purchase: Product.PurchaseError?) -> Failure?
}

extension StoreKitAPI {
  var _function: StoreFunction { StoreFunction(rawValue: _name) ?? .purchase }

  func _failure(_ error: Failure) -> SimulatedFailure {
    switch _parts(error) {
    case (_, let purchase?): .purchase(purchase)
    case (let generic, nil): .generic(generic ?? .unknown)
    }
  }

  func _error(_ failure: SimulatedFailure) -> Failure? {
    switch failure {
    case .generic(let error): _make(error, nil)
    case .purchase(let error): _make(nil, error)
    }
  }
}
