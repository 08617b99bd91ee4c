/// The incoming call error domain.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// An error of reporting an incoming call.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeIncomingCallError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = CXErrorCodeIncomingCallError

    /// The cause is unknown.
    case unknown = 0
    /// The app lacks an entitlement.
    case unentitled = 1
    /// A call with the identifier exists.
    case callUUIDAlreadyExists = 2
    /// Do Not Disturb is on.
    case filteredByDoNotDisturb = 3
    /// The user has blocked the caller.
    case filteredByBlockList = 4
    /// The screen is being shared.
    case filteredDuringRestrictedSharingMode = 5
    /// The call is protected.
    case callIsProtected = 6
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { CXErrorDomainIncomingCall }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The app lacks an entitlement.
  public static var unentitled: Code { .unentitled }
  /// A call with the identifier exists.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// Do Not Disturb is on.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The user has blocked the caller.
  public static var filteredByBlockList: Code { .filteredByBlockList }
  /// The screen is being shared.
  public static var filteredDuringRestrictedSharingMode: Code {
    .filteredDuringRestrictedSharingMode
  }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}
