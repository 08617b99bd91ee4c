/// The state of the handling of an intent.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INIntentHandlingStatus: Int, Sendable {
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
  /// The app has taken over.
  case deferredToApplication = 5
  /// The user has to confirm.
  case userConfirmationRequired = 6
}
