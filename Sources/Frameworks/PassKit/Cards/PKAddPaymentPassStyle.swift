/// The styles of a card that is added.
public enum PKAddPaymentPassStyle: Int, Sendable {
  /// Payments.
  case payment = 0
  /// Access, such as to doors.
  case access = 1
}
