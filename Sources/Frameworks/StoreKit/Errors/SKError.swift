/// The domain of the errors of the store.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the store, with the codes of the public reference.
public struct SKError: _BridgedError, CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
  }

  /// The code.
  public let code: Code
  private let information: NSDictionary
  private let object: NSError?

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    (self.code, information, object) = (code, userInfo as NSDictionary, nil)
  }

  /// Creates an error from an object; one of an unknown code becomes `unknown`.
  public init(_nsError: NSError) {
    code = Code(rawValue: _nsError.code) ?? .unknown
    (information, object) = (_nsError.userInfo as NSDictionary, _nsError)
  }

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

  /// The error as an object.
  public var _nsError: NSError {
    object ?? NSError(domain: SKErrorDomain, code: code.rawValue, userInfo: errorUserInfo)
  }

  /// The domain.
  public static var errorDomain: String { SKErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The information.
  public var errorUserInfo: [String: Any] {
    (information as? [String: Any] ?? [:]).merging([NSLocalizedDescriptionKey: text]) { own, _ in
      own
    }
  }
  /// The information.
  public var userInfo: [String: Any] { errorUserInfo }
  /// The description.
  public var errorDescription: String? {
    information[NSLocalizedDescriptionKey] as? String ?? text
  }

  /// Returns whether two errors have the same code.
  public static func == (first: SKError, second: SKError) -> Bool { first.code == second.code }

  /// Adds the code to a hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  private var text: String {
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
  }
}
