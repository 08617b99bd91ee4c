/// The state of the handling of `INRequestPaymentIntent`.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
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
  /// Not handled: credentials unverified.
  case failureCredentialsUnverified = 6
  /// Not handled: payments amount below minimum.
  case failurePaymentsAmountBelowMinimum = 7
  /// Not handled: payments amount above maximum.
  case failurePaymentsAmountAboveMaximum = 8
  /// Not handled: payments currency unsupported.
  case failurePaymentsCurrencyUnsupported = 9
  /// Not handled: no bank account.
  case failureNoBankAccount = 10
  /// Not handled: not eligible.
  case failureNotEligible = 11
  /// Not handled: terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 12
}
