/// The outcomes of a payment and of its parts.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// Accepted.
  case success = 0
  /// Failed.
  case failure = 1
  /// The billing address is not valid.
  case invalidBillingPostalAddress = 2
  /// The shipping address is not valid.
  case invalidShippingPostalAddress = 3
  /// The shipping contact is not valid.
  case invalidShippingContact = 4
  /// A PIN is required.
  case pinRequired = 5
  /// The PIN is wrong.
  case pinIncorrect = 6
  /// Too many wrong PINs.
  case pinLockout = 7
}
