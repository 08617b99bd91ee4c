/// What a card that is added is for.
public enum PKAddPaymentPassStyle: Int, Sendable {
  /// Payments.
  case payment = 0
  /// Doors.
  case access = 1
}
