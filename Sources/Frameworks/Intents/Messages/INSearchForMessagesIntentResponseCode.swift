/// The state of the handling of `INSearchForMessagesIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// Not handled: message service not available.
  case failureMessageServiceNotAvailable = 6
  /// Not handled: message too many results.
  case failureMessageTooManyResults = 7
  /// Not handled: requiring in app authentication.
  case failureRequiringInAppAuthentication = 8
}
