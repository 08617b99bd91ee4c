/// Whether a payment was accepted.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// It was accepted.
  case success = 0
  /// It was not.
  case failure = 1
  /// The address for the invoice is bad.
  case invalidBillingPostalAddress = 2
  /// The address for the delivery is bad.
  case invalidShippingPostalAddress = 3
  /// The contact for the delivery is bad.
  case invalidShippingContact = 4
  /// A number is needed.
  case pinRequired = 5
  /// The number is bad.
  case pinIncorrect = 6
  /// The number was bad too often.
  case pinLockout = 7
}
