/// The reasons for which the phone refuses a request, by the numbers of `HKError.Code`.
public enum HealthErrorCode: Int, Sendable, Error {
  /// An argument is invalid.
  case invalidArgument = 3
  /// The user has not permitted it.
  case authorizationDenied = 4
  /// The user was not asked.
  case authorizationNotDetermined = 5
  /// The data are protected, or the store cannot be used.
  case databaseInaccessible = 6
  /// The user has canceled.
  case userCanceled = 7
  /// No matching data exist.
  case noData = 11
}
