/// The state of the handling of `INGetRideStatusIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
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
  /// Not handled: requiring app launch must verify credentials.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// Not handled: requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}
