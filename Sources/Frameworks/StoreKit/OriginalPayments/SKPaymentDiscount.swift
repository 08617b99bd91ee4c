/// A promotional offer with its signature, which the local store does not check (Purchases.SU6).
///
/// - Thread: any; all its properties are constants.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  private let values: Values

  private struct Values {
    let identifier: String
    let keyIdentifier: String
    let nonce: UUID
    let signature: String
    let timestamp: NSNumber
  }

  /// Creates an offer without a signature, for tests that override its properties.
  public override init() {
    let nothing = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    values = Values(
      identifier: "", keyIdentifier: "", nonce: nothing, signature: "", timestamp: 0)
    super.init()
  }

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the offer.
  ///   - keyIdentifier: The identifier of the key that signed.
  ///   - nonce: The signed nonce.
  ///   - signature: The signature.
  ///   - timestamp: The signed time, in milliseconds since 1970.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    values = Values(
      identifier: identifier, keyIdentifier: keyIdentifier, nonce: nonce, signature: signature,
      timestamp: timestamp)
    super.init()
  }

  /// The identifier of the offer.
  open var identifier: String { values.identifier }
  /// The identifier of the key that signed.
  open var keyIdentifier: String { values.keyIdentifier }
  /// The signed nonce.
  open var nonce: UUID { values.nonce }
  /// The signature.
  open var signature: String { values.signature }
  /// The signed time, in milliseconds since 1970.
  open var timestamp: NSNumber { values.timestamp }
}
