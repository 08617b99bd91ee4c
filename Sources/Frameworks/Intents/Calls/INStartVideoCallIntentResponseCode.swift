/// The state of the handling of `INStartVideoCallIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
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
  /// Not handled: calling service not available.
  case failureCallingServiceNotAvailable = 6
  /// Not handled: contact not supported by app.
  case failureContactNotSupportedByApp = 7
  /// Not handled: invalid number.
  case failureInvalidNumber = 8
}
