/// A part of a contact that an app needs for a payment.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a value of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // - Source: the values of the public web interface. Confidence: guess.

  /// The address.
  public static let postalAddress = PKContactField("post")
  /// The mail address.
  public static let emailAddress = PKContactField("email")
  /// The phone number.
  public static let phoneNumber = PKContactField("phone")
  /// The name.
  public static let name = PKContactField("name")
  /// The pronunciation of the name.
  public static let phoneticName = PKContactField("phoneticName")
}
