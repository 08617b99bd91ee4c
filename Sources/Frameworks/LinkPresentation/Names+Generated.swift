// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/LinkPresentation.tsv.
// Do not edit.

/// The domain of the errors of metadata.
public let LPErrorDomain = "LPErrorDomain"

/// An error of fetching link metadata.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct LPError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = LPError

    /// The cause is unknown.
    case unknown = 1
    /// The page cannot be loaded.
    case metadataFetchFailed = 2
    /// The app canceled fetching.
    case metadataFetchCancelled = 3
    /// Fetching took longer than the timeout.
    case metadataFetchTimedOut = 4
    /// The system does not permit fetching; never reported here.
    case metadataFetchNotAllowed = 5
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { LPErrorDomain }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The page cannot be loaded.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The app canceled fetching.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// Fetching took longer than the timeout.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  /// The system does not permit fetching; never reported here.
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
