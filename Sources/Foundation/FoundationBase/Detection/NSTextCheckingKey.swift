/// A part of detected data, such as the city of an address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a person.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The title of a position.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The name of an organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street with the house number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The phone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The airline of a flight.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
