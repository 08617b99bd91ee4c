/// The state of the handling of `INListRideOptionsIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
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
  /// Not handled: requiring app launch no service in area.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// Not handled: requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// Not handled: requiring app launch previous ride needs completion.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// Not handled: previous ride needs feedback.
  case failurePreviousRideNeedsFeedback = 10
}
