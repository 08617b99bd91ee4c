/// The reason why a purchase fails.
package enum PurchaseFailure: Error, Sendable {
  /// The store has no such product.
  case unavailable
  /// The quantity is invalid.
  case invalidQuantity
  /// The product has no such offer.
  case invalidOffer
  /// The user is not eligible for the offer.
  case ineligible
  /// The user has canceled.
  case cancelled
  /// A test makes all purchases fail.
  case code(SKError.Code)
  /// A test simulates a failure of the API.
  case simulated(SimulatedFailure)
  /// The purchase could not be recorded.
  case storage(any Error)

  /// The error for apps that use the original interface (Purchases.PA5).
  var original: SKError {
    switch self {
    case .unavailable: SKError(.storeProductNotAvailable)
    case .invalidQuantity: SKError(.paymentInvalid)
    case .invalidOffer: SKError(.invalidOfferIdentifier)
    case .ineligible: SKError(.ineligibleForOffer)
    case .cancelled: SKError(.paymentCancelled)
    case .code(let code): SKError(code)
    case .simulated(.generic(let error)): SKError(store: error)
    case .simulated(.purchase(let error)): PurchaseFailure(error).original
    case .storage(let error): SKError(.unknown, userInfo: [NSUnderlyingErrorKey: error])
    }
  }

  /// The error for apps that use the newer interface; `nil` if the user has canceled.
  package var error: (any Error)? {
    switch self {
    case .unavailable: Product.PurchaseError.productUnavailable
    case .invalidQuantity: Product.PurchaseError.invalidQuantity
    case .invalidOffer: Product.PurchaseError.invalidOfferIdentifier
    case .ineligible: Product.PurchaseError.ineligibleForOffer
    case .cancelled: nil
    case .code(let code):
      switch code {
      case .paymentCancelled: nil
      case .paymentNotAllowed: Product.PurchaseError.purchaseNotAllowed
      case .paymentInvalid: Product.PurchaseError.invalidQuantity
      case .storeProductNotAvailable: Product.PurchaseError.productUnavailable
      case .invalidOfferIdentifier: Product.PurchaseError.invalidOfferIdentifier
      case .invalidOfferPrice: Product.PurchaseError.invalidOfferPrice
      case .invalidSignature: Product.PurchaseError.invalidOfferSignature
      case .missingOfferParams: Product.PurchaseError.missingOfferParameters
      case .ineligibleForOffer: Product.PurchaseError.ineligibleForOffer
      case .cloudServiceNetworkConnectionFailed:
        StoreKitError.networkError(URLError(.notConnectedToInternet))
      default: StoreKitError.unknown
      }
    case .simulated(let failure): failure.error
    case .storage(let error): StoreKitError.systemError(error)
    }
  }

  private init(_ error: Product.PurchaseError) {
    switch error {
    case .invalidQuantity: self = .invalidQuantity
    case .productUnavailable: self = .unavailable
    case .purchaseNotAllowed: self = .code(.paymentNotAllowed)
    case .ineligibleForOffer: self = .ineligible
    case .invalidOfferIdentifier: self = .invalidOffer
    case .invalidOfferPrice: self = .code(.invalidOfferPrice)
    case .invalidOfferSignature: self = .code(.invalidSignature)
    case .missingOfferParameters: self = .code(.missingOfferParams)
    }
  }
}
