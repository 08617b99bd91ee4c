/// The domain of the errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts, with the codes of the public reference.
public struct CNError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CNError)?.code == code
    }
  }

  /// The code.
  public let code: Code
  /// The identifiers of the records that the error is about.
  public let affectedRecordIdentifiers: [String]?
  private let text: String

  /// Creates an error, with the description and the identifiers that `userInfo` has.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(
      code, userInfo[NSLocalizedDescriptionKey] as? String ?? "",
      records: userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String] ?? [])
  }

  init(_ code: Code, _ text: String, records: [String] = []) {
    (self.code, self.text) = (code, text)
    affectedRecordIdentifiers = records.isEmpty ? nil : records
  }

  /// The domain.
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The description and the identifiers of the records.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    if !text.isEmpty { info[NSLocalizedDescriptionKey] = text }
    info[CNErrorUserInfoAffectedRecordIdentifiersKey] = affectedRecordIdentifiers
    return info
  }
}

/// The key of the records that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// The key of the identifiers of the records that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey =
  "CNErrorUserInfoAffectedRecordIdentifiersKey"
/// The key of several errors.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
/// The key of the key paths that an error is about.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"
