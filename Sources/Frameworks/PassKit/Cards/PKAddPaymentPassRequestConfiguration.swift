/// The description of a card that an issuer's app wants to add.
open class PKAddPaymentPassRequestConfiguration: NSObject, @unchecked Sendable {
  /// The encryption scheme.
  open var encryptionScheme: PKEncryptionScheme { scheme }
  private let scheme: PKEncryptionScheme
  /// The style of the card.
  open var style = PKAddPaymentPassStyle.payment
  /// The cardholder's name.
  open var cardholderName: String?
  /// The last digits of the account number.
  open var primaryAccountSuffix: String?
  /// Labeled details of the card.
  open var cardDetails: [PKLabeledValue] = []
  /// The description of the card.
  open var localizedDescription: String?
  /// The account identifier.
  open var primaryAccountIdentifier: String?
  /// The payment network.
  open var paymentNetwork: PKPaymentNetwork?
  /// The product identifiers.
  open var productIdentifiers: Set<String> = []
  /// Whether the card requires a FeliCa secure element.
  open var requiresFelicaSecureElement = false

  /// Creates a configuration; nil for an unknown encryption scheme.
  public init?(encryptionScheme: PKEncryptionScheme) {
    guard encryptionScheme == .ECC_V2 || encryptionScheme == .RSA_V2 else { return nil }
    scheme = encryptionScheme
    super.init()
  }
}
