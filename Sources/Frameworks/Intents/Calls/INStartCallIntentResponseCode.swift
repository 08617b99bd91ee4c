/// The state of the handling of `INStartCallIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INStartCallIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The user has to confirm.
  case userConfirmationRequired = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// Not handled: calling service not available.
  case failureCallingServiceNotAvailable = 6
  /// Not handled: contact not supported by app.
  case failureContactNotSupportedByApp = 7
  /// Not handled: airplane mode enabled.
  case failureAirplaneModeEnabled = 8
  /// Not handled: unable to hand off.
  case failureUnableToHandOff = 9
  /// Not handled: app configuration required.
  case failureAppConfigurationRequired = 10
  /// Not handled: call in progress.
  case failureCallInProgress = 11
  /// Not handled: requiring in app authentication.
  case failureRequiringInAppAuthentication = 12
}
