/// Whether a payment was accepted.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// The payment was accepted.
  case success = 0
  /// The payment was not accepted.
  case failure = 1
  /// The address for the invoice is bad.
  case invalidBillingPostalAddress = 2
  /// The address for the delivery is bad.
  case invalidShippingPostalAddress = 3
  /// The contact for the delivery is bad.
  case invalidShippingContact = 4
  /// The number of the card is needed.
  case pinRequired = 5
  /// The number of the card is bad.
  case pinIncorrect = 6
  /// The number of the card was bad too often.
  case pinLockout = 7
}
