/// The activation states of a payment card, before iOS 13.4.
public enum PKPaymentPassActivationState: UInt, Sendable {
  /// Active.
  case activated = 0
  /// Activation by the issuer is required.
  case requiresActivation = 1
  /// Activation is in progress.
  case activating = 2
  /// Suspended.
  case suspended = 3
  /// Deactivated for good.
  case deactivated = 4
}
