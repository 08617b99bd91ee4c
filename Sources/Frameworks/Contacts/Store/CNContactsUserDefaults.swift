/// The user's settings of contacts.
///
/// - Thread: any; all its properties are constants.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let defaults = CNContactsUserDefaults()

  /// The settings.
  open class func shared() -> CNContactsUserDefaults { defaults }

  /// The order of contacts; by the family name, as on a new phone.
  ///
  /// - Source: the user guide of the iPhone. Confidence: documented.
  open var sortOrder: CNContactSortOrder { .familyName }

  /// The country code of the phone, in lowercase.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
