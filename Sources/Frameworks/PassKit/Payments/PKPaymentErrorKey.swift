/// The key of a value in an error of a payment.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names follow those of the constants. Confidence: guess.

  /// The part of a contact, a `PKContactField`.
  public static let contactFieldUserInfoKey = PKPaymentErrorKey(
    rawValue: "PKPaymentErrorContactField")
  /// The part of an address, a key of Contacts.
  public static let postalAddressUserInfoKey = PKPaymentErrorKey(
    rawValue: "PKPaymentErrorPostalAddress")
}
