/// The domain of the errors of a call that arrives.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// An error of a call that arrives.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeIncomingCallError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeIncomingCallError

    /// The cause is unknown.
    case unknown = 0
    /// The app lacks the right.
    case unentitled = 1
    /// There is a call of the identifier.
    case callUUIDAlreadyExists = 2
    /// The user does not want to be disturbed.
    case filteredByDoNotDisturb = 3
    /// The user has blocked the caller.
    case filteredByBlockList = 4
    /// The screen is shared.
    case filteredDuringRestrictedSharingMode = 5
    /// The call is protected.
    case callIsProtected = 6
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomainIncomingCall }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The app lacks the right.
  public static var unentitled: Code { .unentitled }
  /// There is a call of the identifier.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The user does not want to be disturbed.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The user has blocked the caller.
  public static var filteredByBlockList: Code { .filteredByBlockList }
  /// The screen is shared.
  public static var filteredDuringRestrictedSharingMode: Code {
    .filteredDuringRestrictedSharingMode
  }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}
