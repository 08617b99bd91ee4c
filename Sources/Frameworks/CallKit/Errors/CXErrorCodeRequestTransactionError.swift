/// The domain of the errors of a transaction.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// An error of a transaction.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeRequestTransactionError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeRequestTransactionError

    /// The cause is unknown.
    case unknown = 0
    /// The app lacks the right.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// The transaction has no actions.
    case emptyTransaction = 3
    /// There is no call of the identifier.
    case unknownCallUUID = 4
    /// There is a call of the identifier.
    case callUUIDAlreadyExists = 5
    /// An action does not fit.
    case invalidAction = 6
    /// There are as many calls as the provider can have.
    case maximumCallGroupsReached = 7
    /// The call is protected.
    case callIsProtected = 8
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomainRequestTransaction }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The app lacks the right.
  public static var unentitled: Code { .unentitled }
  /// The app has no provider.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The transaction has no actions.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// There is no call of the identifier.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// There is a call of the identifier.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// An action does not fit.
  public static var invalidAction: Code { .invalidAction }
  /// There are as many calls as the provider can have.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}
