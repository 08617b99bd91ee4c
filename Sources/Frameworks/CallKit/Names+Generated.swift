// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CallKit.tsv.
// Do not edit.

/// The domain of the errors of calls.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomain = "com.apple.CallKit.error"

/// An error of calls.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXError

    /// The cause is unknown.
    case unknownError = 0
    /// The app lacks the right.
    case unentitled = 1
    /// A parameter is bad.
    case invalidArgument = 2
    /// The app may not run in the background for calls.
    case missingVoIPBackgroundMode = 3
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The app lacks the right.
  public static var unentitled: Code { .unentitled }
  /// A parameter is bad.
  public static var invalidArgument: Code { .invalidArgument }
  /// The app may not run in the background for calls.
  public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
}

/// The domain of the errors of the lists of numbers.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

/// An error of the lists of numbers.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeCallDirectoryManagerError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError

    /// The cause is unknown.
    case unknown = 0
    /// There is no such extension.
    case noExtensionFound = 1
    /// The extension was interrupted.
    case loadingInterrupted = 2
    /// The numbers are not in their order.
    case entriesOutOfOrder = 3
    /// A number is there twice.
    case duplicateEntries = 4
    /// There are too many numbers.
    case maximumEntriesExceeded = 5
    /// The user has switched the extension off.
    case extensionDisabled = 6
    /// The extension runs.
    case currentlyLoading = 7
    /// A number was removed out of turn.
    case unexpectedIncrementalRemoval = 8
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// There is no such extension.
  public static var noExtensionFound: Code { .noExtensionFound }
  /// The extension was interrupted.
  public static var loadingInterrupted: Code { .loadingInterrupted }
  /// The numbers are not in their order.
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  /// A number is there twice.
  public static var duplicateEntries: Code { .duplicateEntries }
  /// There are too many numbers.
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  /// The user has switched the extension off.
  public static var extensionDisabled: Code { .extensionDisabled }
  /// The extension runs.
  public static var currentlyLoading: Code { .currentlyLoading }
  /// A number was removed out of turn.
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}

/// The domain of the errors of a call that arrives.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// An error of a call that arrives.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeIncomingCallError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeIncomingCallError

    /// The cause is unknown.
    case unknown = 0
    /// The app lacks the right.
    case unentitled = 1
    /// There is a call of the identifier.
    case callUUIDAlreadyExists = 2
    /// The user does not want to be disturbed.
    case filteredByDoNotDisturb = 3
    /// The user has blocked the caller.
    case filteredByBlockList = 4
    /// The screen is shared.
    case filteredDuringRestrictedSharingMode = 5
    /// The call is protected.
    case callIsProtected = 6
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomainIncomingCall }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The app lacks the right.
  public static var unentitled: Code { .unentitled }
  /// There is a call of the identifier.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// The user does not want to be disturbed.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The user has blocked the caller.
  public static var filteredByBlockList: Code { .filteredByBlockList }
  /// The screen is shared.
  public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}

/// The domain of the errors of a transaction.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// An error of a transaction.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXErrorCodeRequestTransactionError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXErrorCodeRequestTransactionError

    /// The cause is unknown.
    case unknown = 0
    /// The app lacks the right.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// The transaction has no actions.
    case emptyTransaction = 3
    /// There is no call of the identifier.
    case unknownCallUUID = 4
    /// There is a call of the identifier.
    case callUUIDAlreadyExists = 5
    /// An action does not fit.
    case invalidAction = 6
    /// There are as many calls as the provider can have.
    case maximumCallGroupsReached = 7
    /// The call is protected.
    case callIsProtected = 8
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomainRequestTransaction }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The app lacks the right.
  public static var unentitled: Code { .unentitled }
  /// The app has no provider.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The transaction has no actions.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// There is no call of the identifier.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// There is a call of the identifier.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// An action does not fit.
  public static var invalidAction: Code { .invalidAction }
  /// There are as many calls as the provider can have.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}

/// The reason for which a call has ended on the other side.
public enum CXCallEndedReason: Int, Sendable {
  /// The call has failed.
  case failed = 1
  /// The other side has ended it.
  case remoteEnded = 2
  /// Nobody has answered.
  case unanswered = 3
  /// Another device has answered.
  case answeredElsewhere = 4
  /// Another device has declined.
  case declinedElsewhere = 5
}
