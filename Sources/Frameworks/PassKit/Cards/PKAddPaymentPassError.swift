/// The reasons why a card was not added.
public enum PKAddPaymentPassError: Int, Sendable {
  /// The phone or the app cannot add cards.
  case unsupported = 0
  /// The user canceled.
  case userCancelled = 1
  /// The system canceled.
  case systemCancelled = 2
}
