/// A card that a bank has encrypted for the phone.
open class PKAddPaymentPassRequest: NSObject, @unchecked Sendable {
  /// The card.
  open var encryptedPassData: Data?
  /// The proof that the bank wants the card to be added.
  open var activationData: Data?
  /// The bank's key, for elliptic curves.
  open var ephemeralPublicKey: Data?
  /// The encrypted key, for RSA.
  open var wrappedKey: Data?

  /// Creates a card without values.
  public override init() { super.init() }
}
