/// The error domain of MapKit.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit, with the codes of the public header.
public struct MKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: UInt, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MKError

    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MKErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `serverFailure`.
  public static var serverFailure: Code { .serverFailure }
  /// The code `loadingThrottled`.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The code `placemarkNotFound`.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The code `directionsNotFound`.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The code `decodingFailed`.
  public static var decodingFailed: Code { .decodingFailed }
}
