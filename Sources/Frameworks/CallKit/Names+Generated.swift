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
    /// The app lacks an entitlement.
    case unentitled = 1
    /// An argument is invalid.
    case invalidArgument = 2
    /// The app lacks the background mode `voip`.
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
  /// The app lacks an entitlement.
  public static var unentitled: Code { .unentitled }
  /// An argument is invalid.
  public static var invalidArgument: Code { .invalidArgument }
  /// The app lacks the background mode `voip`.
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
    /// The entries are not in ascending order.
    case entriesOutOfOrder = 3
    /// An entry occurs twice.
    case duplicateEntries = 4
    /// There are too many entries.
    case maximumEntriesExceeded = 5
    /// The extension is disabled in Settings.
    case extensionDisabled = 6
    /// The extension is being loaded.
    case currentlyLoading = 7
    /// An entry was removed in a load that is not incremental.
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
  /// The entries are not in ascending order.
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  /// An entry occurs twice.
  public static var duplicateEntries: Code { .duplicateEntries }
  /// There are too many entries.
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  /// The extension is disabled in Settings.
  public static var extensionDisabled: Code { .extensionDisabled }
  /// The extension is being loaded.
  public static var currentlyLoading: Code { .currentlyLoading }
  /// An entry was removed in a load that is not incremental.
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
    /// The app lacks an entitlement.
    case unentitled = 1
    /// A call with the identifier exists.
    case callUUIDAlreadyExists = 2
    /// Do Not Disturb is on.
    case filteredByDoNotDisturb = 3
    /// The user has blocked the caller.
    case filteredByBlockList = 4
    /// The screen is being shared.
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
  /// The app lacks an entitlement.
  public static var unentitled: Code { .unentitled }
  /// A call with the identifier exists.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// Do Not Disturb is on.
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  /// The user has blocked the caller.
  public static var filteredByBlockList: Code { .filteredByBlockList }
  /// The screen is being shared.
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
    /// The app lacks an entitlement.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// The transaction has no actions.
    case emptyTransaction = 3
    /// No call has the identifier.
    case unknownCallUUID = 4
    /// A call with the identifier exists.
    case callUUIDAlreadyExists = 5
    /// An action is invalid in the state of the call.
    case invalidAction = 6
    /// The provider has its maximum number of call groups.
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
  /// The app lacks an entitlement.
  public static var unentitled: Code { .unentitled }
  /// The app has no provider.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The transaction has no actions.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// No call has the identifier.
  public static var unknownCallUUID: Code { .unknownCallUUID }
  /// A call with the identifier exists.
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  /// An action is invalid in the state of the call.
  public static var invalidAction: Code { .invalidAction }
  /// The provider has its maximum number of call groups.
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  /// The call is protected.
  public static var callIsProtected: Code { .callIsProtected }
}

/// The reason for which a call ended.
public enum CXCallEndedReason: Int, Sendable {
  /// The call has failed.
  case failed = 1
  /// The other side ended the call.
  case remoteEnded = 2
  /// Nobody answered.
  case unanswered = 3
  /// The call was answered on another device.
  case answeredElsewhere = 4
  /// The call was declined on another device.
  case declinedElsewhere = 5
}
