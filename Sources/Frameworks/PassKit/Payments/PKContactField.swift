/// A field of the contact that a payment requires.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a value of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // - Source: the values of the public web interface. Confidence: guess.

  /// The postal address.
  public static let postalAddress = PKContactField("post")
  /// The email address.
  public static let emailAddress = PKContactField("email")
  /// The phone number.
  public static let phoneNumber = PKContactField("phone")
  /// The name.
  public static let name = PKContactField("name")
  /// The phonetic name.
  public static let phoneticName = PKContactField("phoneticName")
}
