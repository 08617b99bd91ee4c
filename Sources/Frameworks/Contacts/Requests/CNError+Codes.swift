extension CNError {
  /// The code `communicationError`.
  public static let communicationError = Code.communicationError
  /// The code `dataAccessError`.
  public static let dataAccessError = Code.dataAccessError
  /// The code `authorizationDenied`.
  public static let authorizationDenied = Code.authorizationDenied
  /// The code `noAccessableWritableContainers`.
  public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
  /// The code `unauthorizedKeys`.
  public static let unauthorizedKeys = Code.unauthorizedKeys
  /// The code `featureDisabledByUser`.
  public static let featureDisabledByUser = Code.featureDisabledByUser
  /// The code `featureNotAvailable`.
  public static let featureNotAvailable = Code.featureNotAvailable
  /// The code `recordDoesNotExist`.
  public static let recordDoesNotExist = Code.recordDoesNotExist
  /// The code `insertedRecordAlreadyExists`.
  public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
  /// The code `containmentCycle`.
  public static let containmentCycle = Code.containmentCycle
  /// The code `containmentScope`.
  public static let containmentScope = Code.containmentScope
  /// The code `parentRecordDoesNotExist`.
  public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
  /// The code `recordIdentifierInvalid`.
  public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
  /// The code `recordNotWritable`.
  public static let recordNotWritable = Code.recordNotWritable
  /// The code `parentContainerNotWritable`.
  public static let parentContainerNotWritable = Code.parentContainerNotWritable
  /// The code `validationMultipleErrors`.
  public static let validationMultipleErrors = Code.validationMultipleErrors
  /// The code `validationTypeMismatch`.
  public static let validationTypeMismatch = Code.validationTypeMismatch
  /// The code `validationConfigurationError`.
  public static let validationConfigurationError = Code.validationConfigurationError
  /// The code `predicateInvalid`.
  public static let predicateInvalid = Code.predicateInvalid
  /// The code `policyViolation`.
  public static let policyViolation = Code.policyViolation
  /// The code `clientIdentifierInvalid`.
  public static let clientIdentifierInvalid = Code.clientIdentifierInvalid
  /// The code `clientIdentifierDoesNotExist`.
  public static let clientIdentifierDoesNotExist = Code.clientIdentifierDoesNotExist
  /// The code `clientIdentifierCollision`.
  public static let clientIdentifierCollision = Code.clientIdentifierCollision
  /// The code `changeHistoryExpired`.
  public static let changeHistoryExpired = Code.changeHistoryExpired
  /// The code `changeHistoryInvalidAnchor`.
  public static let changeHistoryInvalidAnchor = Code.changeHistoryInvalidAnchor
  /// The code `changeHistoryInvalidFetchRequest`.
  public static let changeHistoryInvalidFetchRequest = Code.changeHistoryInvalidFetchRequest
  /// The code `vCardMalformed`.
  public static let vCardMalformed = Code.vCardMalformed
  /// The code `vCardSummarizationError`.
  public static let vCardSummarizationError = Code.vCardSummarizationError
}
