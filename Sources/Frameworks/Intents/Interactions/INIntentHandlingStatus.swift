/// The handling states of an interaction.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INIntentHandlingStatus: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Ready to be handled.
  case ready = 1
  /// Being handled.
  case inProgress = 2
  /// Handled.
  case success = 3
  /// Failed.
  case failure = 4
  /// Continued in the app.
  case deferredToApplication = 5
  /// Waiting for the user's confirmation.
  case userConfirmationRequired = 6
}
