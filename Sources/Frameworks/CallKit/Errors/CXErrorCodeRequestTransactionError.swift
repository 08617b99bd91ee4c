/// The transaction request error domain.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// An error of requesting a transaction.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeRequestTransactionError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = CXErrorCodeRequestTransactionError

    /// The cause is unknown.
    case unknown = 0
    /// The app lacks an entitlement.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// The transaction has no actions.
    case emptyTransaction = 3
    /// No call has the identifier.
    case unknownCallUUID = 4
    /// A call with the identifier exists.
    case callUUIDAlreadyExists = 5
    /// An action is invalid in the state of the call.
    case invalidAction = 6
    /// The provider has its maximum number of call groups.
    case maximumCallGroupsReached = 7
    /// The call is protected.
    case callIsProtected = 8
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { CXErrorDomainRequestTransaction }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The app lacks an entitlement.
  public static var unentitled: Code { .unentitled }
  /// The app has no provider.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The transaction has no actions.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// No call has the identifier.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// A call with the identifier exists.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// An action is invalid in the state of the call.
  public static var invalidAction: Code { .invalidAction }
  /// The provider has its maximum number of call groups.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}
