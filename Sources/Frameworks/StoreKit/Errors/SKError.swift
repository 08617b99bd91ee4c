/// The domain of the errors of the store.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the store, with the codes of the public reference.
public struct SKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SKError

    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
    case privacyAcknowledgementRequired = 9
    case unauthorizedRequestData = 10
    case invalidOfferIdentifier = 11
    case invalidSignature = 12
    case missingOfferParams = 13
    case invalidOfferPrice = 14
    case overlayCancelled = 15
    case overlayInvalidConfiguration = 16
    case overlayTimeout = 17
    case ineligibleForOffer = 18
    case unsupportedPlatform = 19
    case overlayPresentedInBackgroundScene = 20
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SKErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknown }

  init(store error: StoreKitError) {
    switch error {
    case .userCancelled: self.init(.paymentCancelled)
    case .networkError(let reason):
      self.init(.cloudServiceNetworkConnectionFailed, userInfo: [NSUnderlyingErrorKey: reason])
    case .systemError(let reason): self.init(.unknown, userInfo: [NSUnderlyingErrorKey: reason])
    case .notAvailableInStorefront: self.init(.storeProductNotAvailable)
    case .notEntitled: self.init(.clientInvalid)
    case .unsupported: self.init(.unsupportedPlatform)
    case .unknown: self.init(.unknown)
    }
  }

  /// Returns the localized description for an error code.
  public static func _information(of code: Code) -> [String: Any] {
    let text =
      switch code {
      case .paymentCancelled: "The purchase was canceled."
      case .paymentInvalid: "The payment is invalid."
      case .paymentNotAllowed: "The user may not make payments."
      case .storeProductNotAvailable: "The product is not available."
      case .cloudServiceNetworkConnectionFailed: "The network could not be reached."
      case .invalidOfferIdentifier: "The product has no such offer."
      case .ineligibleForOffer: "The user may not use the offer."
      default: "The store failed with the code \(code.rawValue)."
      }
    return [NSLocalizedDescriptionKey: text]
  }
}
