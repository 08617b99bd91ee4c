/// A promotional offer with its signature, which the local store does not check (Purchases.SU6).
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key that signed.
  public let keyIdentifier: String
  /// The random number that was signed.
  public let nonce: UUID
  /// The signature.
  public let signature: String
  /// The time that was signed, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the offer.
  ///   - keyIdentifier: The identifier of the key that signed.
  ///   - nonce: The random number that was signed.
  ///   - signature: The signature.
  ///   - timestamp: The time that was signed, in milliseconds since 1970.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
    super.init()
  }
}
