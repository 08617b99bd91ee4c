// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/LinkPresentation.tsv.
// Do not edit.

/// The link metadata error domain.
public let LPErrorDomain = "LPErrorDomain"

/// An error of metadata of links.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct LPError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
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

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { LPErrorDomain }
  /// The code of an error whose number has no name here.
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
