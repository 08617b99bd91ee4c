/// The domain of the errors of an index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of an index.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CSIndexError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CSIndexError

    /// The cause is unknown.
    case unknownError = -1
    /// The index cannot be read or written.
    case indexUnavailableError = -1000
    /// An item is invalid.
    case invalidItemError = -1001
    /// The state of a batch is invalid.
    case invalidClientStateError = -1002
    /// The system does not respond.
    case remoteConnectionError = -1003
    /// The index is full.
    case quotaExceeded = -1004
    /// The device has no index.
    case indexingUnsupported = -1005
    /// The state is not the expected one.
    case mismatchedClientState = -1006
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The index cannot be read or written.
  public static var indexUnavailableError: Code { .indexUnavailableError }
  /// An item is bad.
  public static var invalidItemError: Code { .invalidItemError }
  /// The state of a batch is bad.
  public static var invalidClientStateError: Code { .invalidClientStateError }
  /// The system does not respond.
  public static var remoteConnectionError: Code { .remoteConnectionError }
  /// The index is full.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The device has no index.
  public static var indexingUnsupported: Code { .indexingUnsupported }
  /// The state is not the expected one.
  public static var mismatchedClientState: Code { .mismatchedClientState }
}
