/// The domain of the errors of the store of credentials.
///
/// - Source: public bindings name the constant; the text is its own name. Confidence: guess.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// An error of the store of credentials.
public struct ASCredentialIdentityStoreError: _StoredError, Sendable {
  /// The code of an error.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASCredentialIdentityStoreError

    /// The store does not work.
    case internalError = 0
    /// The user has not turned on the app's extension.
    case storeDisabled = 1
    /// The store is changing.
    case storeBusy = 2
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .internalError }

  /// The code `internalError`.
  public static var internalError: Code { .internalError }
  /// The code `storeDisabled`.
  public static var storeDisabled: Code { .storeDisabled }
  /// The code `storeBusy`.
  public static var storeBusy: Code { .storeBusy }
}
