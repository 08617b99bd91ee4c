/// The domain of the errors of metadata.
public let LPErrorDomain = "LPErrorDomain"

/// An error of metadata of links.
public struct LPError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = LPError

    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { LPErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `metadataFetchFailed`.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The code `metadataFetchCancelled`.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// The code `metadataFetchTimedOut`.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  /// The code `metadataFetchNotAllowed`.
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
