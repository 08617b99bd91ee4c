/// The domain of the errors of location pushes.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// An error of location pushes, with the codes of the public header.
public struct CLLocationPushServiceError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CLLocationPushServiceError

    case unknown = 0
    case missingPushExtension = 1
    case missingPushServerEnvironment = 2
    case missingEntitlement = 3
    case unsupportedPlatform = 4
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CLLocationPushServiceErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `missingPushExtension`.
  public static var missingPushExtension: Code { .missingPushExtension }
  /// The code `missingPushServerEnvironment`.
  public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
  /// The code `missingEntitlement`.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The code `unsupportedPlatform`.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
}
