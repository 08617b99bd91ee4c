/// What is to be written, for whoever offers to fill it in.
///
/// The words are those of HTML's `autocomplete`, where that has any. Confidence: guess.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String
  /// Makes a kind of a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What is before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What is behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// What friends call somebody.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody works as.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number, in one line.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street's address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street's address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A code of the post's.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address on the net.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that holds once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A moment.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
