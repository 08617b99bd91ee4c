/// A payment card that its issuer has encrypted for the phone.
open class PKAddPaymentPassRequest: NSObject, @unchecked Sendable {
  /// The encrypted card.
  open var encryptedPassData: Data?
  /// The issuer's activation data.
  open var activationData: Data?
  /// The issuer's ephemeral public key, for elliptic curves.
  open var ephemeralPublicKey: Data?
  /// The wrapped key, for RSA.
  open var wrappedKey: Data?

  /// Creates a card without values.
  public override init() { super.init() }
}
