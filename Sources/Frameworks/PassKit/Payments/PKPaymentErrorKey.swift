/// The keys of a payment error's user info.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // - Source: the names follow those of the constants. Confidence: guess.

  /// The contact field, a `PKContactField`.
  public static let contactFieldUserInfoKey = PKPaymentErrorKey(
    rawValue: "PKPaymentErrorContactField")
  /// The address field, a key of Contacts.
  public static let postalAddressUserInfoKey = PKPaymentErrorKey(
    rawValue: "PKPaymentErrorPostalAddress")
}
