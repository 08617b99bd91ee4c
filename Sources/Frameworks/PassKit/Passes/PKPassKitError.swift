/// The domain of the errors of passes.
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
    /// The data are no pass.
    case invalidDataError = 1
    /// The version of the pass is not known.
    case unsupportedVersionError = 2
    /// The signature of the pass is bad.
    case invalidSignature = 3
    /// The app lacks the right.
    case notEntitledError = 4
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { PKPassKitErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The data are no pass.
  public static var invalidDataError: Code { .invalidDataError }
  /// The version of the pass is not known.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// The signature of the pass is bad.
  public static var invalidSignature: Code { .invalidSignature }
  /// The app lacks the right.
  public static var notEntitledError: Code { .notEntitledError }
}
