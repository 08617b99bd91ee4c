/// The error domain of passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// An error of passes.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct PKPassKitError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = PKPassKitError

    /// The cause is unknown.
    case unknownError = -1
    /// The data are not a pass.
    case invalidDataError = 1
    /// The version of the pass format is not supported.
    case unsupportedVersionError = 2
    /// The signature is not valid.
    case invalidSignature = 3
    /// The app lacks an entitlement.
    case notEntitledError = 4
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PKPassKitErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The code `unknownError`.
  public static var unknownError: Code { .unknownError }
  /// The code `invalidDataError`.
  public static var invalidDataError: Code { .invalidDataError }
  /// The code `unsupportedVersionError`.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// The code `invalidSignature`.
  public static var invalidSignature: Code { .invalidSignature }
  /// The code `notEntitledError`.
  public static var notEntitledError: Code { .notEntitledError }
}
