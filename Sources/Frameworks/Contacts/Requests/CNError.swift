/// The domain of the errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts, with the codes of the public reference.
public struct CNError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CNError

    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case unauthorizedKeys = 102
    case featureDisabledByUser = 103
    case featureNotAvailable = 104
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case parentContainerNotWritable = 207
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600
    case clientIdentifierDoesNotExist = 601
    case clientIdentifierCollision = 602
    case changeHistoryExpired = 603
    case changeHistoryInvalidAnchor = 604
    case changeHistoryInvalidFetchRequest = 605
    case vCardMalformed = 700
    case vCardSummarizationError = 701
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CNErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .communicationError }

  init(_ code: Code, _ text: String, records: [String] = []) {
    var info: [String: Any] = [:]
    if !text.isEmpty { info[NSLocalizedDescriptionKey] = text }
    if !records.isEmpty { info[CNErrorUserInfoAffectedRecordIdentifiersKey] = records }
    self.init(code, userInfo: info)
  }

  /// The records that the error is about.
  public var affectedRecords: [AnyObject]? {
    userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject]
  }
  /// The identifiers of the records that the error is about.
  public var affectedRecordIdentifiers: [String]? {
    userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String]
  }
  /// The errors of several validations.
  public var validationErrors: [any Error]? {
    userInfo[CNErrorUserInfoValidationErrorsKey] as? [any Error]
  }
  /// The key paths that the error is about.
  public var keyPaths: [String]? { userInfo[CNErrorUserInfoKeyPathsKey] as? [String] }
}
