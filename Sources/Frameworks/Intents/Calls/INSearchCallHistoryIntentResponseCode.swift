/// The state of the handling of `INSearchCallHistoryIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// Not handled: app configuration required.
  case failureAppConfigurationRequired = 5
  /// The intent is being handled.
  case inProgress = 6
  /// The intent was handled.
  case success = 7
}
