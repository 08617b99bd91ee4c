/// The cause why a card was not added.
public enum PKAddPaymentPassError: Int, Sendable {
  /// The phone or the app cannot add cards.
  case unsupported = 0
  /// The user did not want it.
  case userCancelled = 1
  /// The system stopped it.
  case systemCancelled = 2
}
