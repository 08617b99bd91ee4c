/// An error of the store.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// Unknown.
  case unknown
  /// The user has canceled.
  case userCancelled
  /// The network could not be reached.
  case networkError(URLError)
  /// An error of the system.
  case systemError(any Error)
  /// The product is not sold in the storefront.
  case notAvailableInStorefront
  /// The app lacks the entitlement.
  case notEntitled
  /// The phone does not support the function.
  case unsupported

  /// The description.
  public var errorDescription: String? {
    switch self {
    case .unknown: "The store failed for an unknown reason."
    case .userCancelled: "The request was canceled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "The product is not available in the storefront."
    case .notEntitled: "The app may not use this function."
    case .unsupported: "The phone does not support this function."
    }
  }
}
