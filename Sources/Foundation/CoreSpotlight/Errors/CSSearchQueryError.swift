/// The domain of the errors of a query.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// An error of a query.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CSSearchQueryError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CSSearchQueryError

    /// The cause is unknown.
    case unknown = -2000
    /// The index cannot be read.
    case indexUnreachable = -2001
    /// The query is invalid.
    case invalidQuery = -2002
    /// The app has canceled the query.
    case cancelled = -2003
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The index cannot be read.
  public static var indexUnreachable: Code { .indexUnreachable }
  /// The query is bad.
  public static var invalidQuery: Code { .invalidQuery }
  /// The app has canceled the query.
  public static var cancelled: Code { .cancelled }
}
