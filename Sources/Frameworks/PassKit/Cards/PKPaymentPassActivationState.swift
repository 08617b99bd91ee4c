/// Whether a card can be used, as before iOS 13.4.
public enum PKPaymentPassActivationState: UInt, Sendable {
  /// The card can be used.
  case activated = 0
  /// The bank has to switch the card on.
  case requiresActivation = 1
  /// The bank is switching the card on.
  case activating = 2
  /// The card cannot be used for now.
  case suspended = 3
  /// The card cannot be used any more.
  case deactivated = 4
}
