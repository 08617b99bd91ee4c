/// The properties of a card that a bank's app wants to add.
open class PKAddPaymentPassRequestConfiguration: NSObject, @unchecked Sendable {
  /// The way in which the bank encrypts the card.
  open var encryptionScheme: PKEncryptionScheme { scheme }
  private let scheme: PKEncryptionScheme
  /// The purpose of the card.
  open var style = PKAddPaymentPassStyle.payment
  /// The name of who owns the card.
  open var cardholderName: String?
  /// The last digits of the card's number.
  open var primaryAccountSuffix: String?
  /// More lines about the card.
  open var cardDetails: [PKLabeledValue] = []
  /// The description of the card.
  open var localizedDescription: String?
  /// The identifier of the card's number.
  open var primaryAccountIdentifier: String?
  /// The network of the card.
  open var paymentNetwork: PKPaymentNetwork?
  /// The products of the card.
  open var productIdentifiers: Set<String> = []
  /// Whether the card needs a FeliCa chip.
  open var requiresFelicaSecureElement = false

  /// Creates a configuration, or `nil` for an unknown way of encryption.
  public init?(encryptionScheme: PKEncryptionScheme) {
    guard encryptionScheme == .ECC_V2 || encryptionScheme == .RSA_V2 else { return nil }
    scheme = encryptionScheme
    super.init()
  }
}
