/// The state of the handling of `INSearchForMediaIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent is being handled.
  case inProgress = 3
  /// The intent was handled.
  case success = 4
  /// The intent was not handled.
  case failure = 5
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 6
}
