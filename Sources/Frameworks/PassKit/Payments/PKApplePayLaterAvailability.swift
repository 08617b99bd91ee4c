/// Whether a payment in installments is offered.
public enum PKApplePayLaterAvailability: Int, Sendable {
  /// It is offered.
  case available = 0
  /// It is not offered, because an item is not eligible.
  case unavailableItemIneligible = 1
  /// It is not offered, because the payment recurs.
  case unavailableRecurringTransaction = 2
}
