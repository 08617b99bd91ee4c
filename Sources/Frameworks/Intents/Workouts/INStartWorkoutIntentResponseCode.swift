/// The state of the handling of `INStartWorkoutIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
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
  /// Not handled: ongoing workout.
  case failureOngoingWorkout = 5
  /// Not handled: no matching workout.
  case failureNoMatchingWorkout = 6
  /// The app handles the intent in the background.
  case handleInApp = 7
  /// The intent was handled.
  case success = 8
}
