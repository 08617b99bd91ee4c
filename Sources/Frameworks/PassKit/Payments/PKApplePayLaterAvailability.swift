/// Whether a payment can be made in parts.
public enum PKApplePayLaterAvailability: Int, Sendable {
  /// It can.
  case available = 0
  /// It cannot, because of what is bought.
  case unavailableItemIneligible = 1
  /// It cannot, as it is made again and again.
  case unavailableRecurringTransaction = 2
}
