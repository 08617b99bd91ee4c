/// The purpose of a card that is added.
public enum PKAddPaymentPassStyle: Int, Sendable {
  /// Payments.
  case payment = 0
  /// Doors.
  case access = 1
}
