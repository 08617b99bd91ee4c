// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreSpotlight.tsv.
// Do not edit.

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
  /// An item is invalid.
  public static var invalidItemError: Code { .invalidItemError }
  /// The state of a batch is invalid.
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
  /// The query is invalid.
  public static var invalidQuery: Code { .invalidQuery }
  /// The app has canceled the query.
  public static var cancelled: Code { .cancelled }
}

/// The type of the activity with which the user opens an item; nothing opens one here.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which the user continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of the search in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The key of an action in an activity.
public let CSActionIdentifier = "kCSActionIdentifier"
/// The mailbox of messages that have arrived.
public let CSMailboxInbox = "inbox"
/// The mailbox of messages that are not sent yet.
public let CSMailboxDrafts = "drafts"
/// The mailbox of messages that were sent.
public let CSMailboxSent = "sent"
/// The mailbox of advertisements.
public let CSMailboxJunk = "junk"
/// The mailbox of removed messages.
public let CSMailboxTrash = "trash"
/// The mailbox of kept messages.
public let CSMailboxArchive = "archive"
