// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/DeviceCheck.tsv.
// Do not edit.

/// The domain of the errors of the proofs that a device is genuine.
///
/// - Source: errors that users print. Confidence: documented by others.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// An error of the proofs that a device is genuine.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct DCError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = DCError

    /// The system has failed.
    case unknownSystemFailure = 0
    /// The device cannot prove that it is genuine.
    case featureUnsupported = 1
    /// The data are invalid.
    case invalidInput = 2
    /// The key is invalid.
    case invalidKey = 3
    /// Apple's server does not respond.
    case serverUnavailable = 4
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { DCErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownSystemFailure }

  /// The system has failed.
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  /// The device cannot prove that it is genuine.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// The data are invalid.
  public static var invalidInput: Code { .invalidInput }
  /// The key is invalid.
  public static var invalidKey: Code { .invalidKey }
  /// Apple's server does not respond.
  public static var serverUnavailable: Code { .serverUnavailable }
}
