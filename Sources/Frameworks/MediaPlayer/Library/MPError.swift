/// An error of this module.
public struct MPError: _StoredError, Sendable {
  /// The codes of errors.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MPError

    /// An unknown error.
    case unknown = 0
    /// The user has not given the permission.
    case permissionDenied = 1
    /// The account lacks a capability.
    case cloudServiceCapabilityMissing = 2
    /// The network failed.
    case networkConnectionFailed = 3
    /// The item does not exist.
    case notFound = 4
    /// The phone does not support it.
    case notSupported = 5
    /// The request was cancelled.
    case cancelled = 6
    /// The request took too long.
    case requestTimedOut = 7
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MPErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknown }

  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The user has not given the permission.
  public static var permissionDenied: Code { .permissionDenied }
  /// The account lacks a capability.
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  /// The network failed.
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  /// The item does not exist.
  public static var notFound: Code { .notFound }
  /// The phone does not support it.
  public static var notSupported: Code { .notSupported }
  /// The request was cancelled.
  public static var cancelled: Code { .cancelled }
  /// The request took too long.
  public static var requestTimedOut: Code { .requestTimedOut }
}

/// The domain of errors of this module.
public let MPErrorDomain = "MPErrorDomain"
