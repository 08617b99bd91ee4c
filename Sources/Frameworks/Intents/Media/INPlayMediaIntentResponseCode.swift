/// The state of the handling of `INPlayMediaIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
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
  /// The app handles the intent in the background.
  case handleInApp = 5
  /// The intent was not handled.
  case failure = 6
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 7
  /// Not handled: unknown media type.
  case failureUnknownMediaType = 8
  /// Not handled: no unplayed content.
  case failureNoUnplayedContent = 9
  /// Not handled: restricted content.
  case failureRestrictedContent = 10
  /// Not handled: max stream limit reached.
  case failureMaxStreamLimitReached = 11
}
