/// The properties of a contact.
struct ContactValues: Equatable {
  /// The identifier.
  var identifier: String
  /// The type.
  var type = CNContactType.person
  /// The string properties by their keys; missing ones are empty.
  var texts: [String: String] = [:]
  /// The birthday.
  var birthday: DateComponents?
  /// The birthday in a non-Gregorian calendar.
  var nonGregorianBirthday: DateComponents?
  /// The image data.
  var imageData: Data?
  /// The phone numbers.
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The e-mail addresses.
  var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The postal addresses.
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The web addresses.
  var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The related persons.
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  /// The profiles in social networks.
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  /// The addresses for instant messages.
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  /// The dates other than the birthday.
  var dates: [CNLabeledValue<NSDateComponents>] = []

  init(identifier: String) { self.identifier = identifier }

  /// Whether the contact has an image.
  var hasImage: Bool { imageData != nil }

  /// Returns whether two contacts have equal properties; a missing string equals an empty one.
  static func == (one: Self, other: Self) -> Bool {
    one.identifier == other.identifier && one.type == other.type
      && one.texts.filter { !$0.value.isEmpty } == other.texts.filter { !$0.value.isEmpty }
      && one.birthday == other.birthday && one.imageData == other.imageData
      && one.nonGregorianBirthday == other.nonGregorianBirthday
      && one.phoneNumbers == other.phoneNumbers
      && one.emailAddresses == other.emailAddresses
      && one.postalAddresses == other.postalAddresses
      && one.urlAddresses == other.urlAddresses
      && one.contactRelations == other.contactRelations
      && one.socialProfiles == other.socialProfiles
      && one.instantMessageAddresses == other.instantMessageAddresses
      && one.dates == other.dates
  }

  /// Returns the properties that were fetched.
  func keeping(_ keys: Set<String>) -> ContactValues {
    var kept = ContactValues(identifier: identifier)
    kept.take(keys, from: self)
    return kept
  }

  /// Replaces properties by those of another contact.
  ///
  /// - Parameters:
  ///   - keys: The keys of the properties; `nil` for all.
  ///   - other: The other contact.
  mutating func take(_ keys: Set<String>?, from other: ContactValues) {
    func has(_ key: String) -> Bool { keys?.contains(key) ?? true }
    for key in ContactKeys.texts where has(key) { texts[key] = other.texts[key] }
    if has(CNContactTypeKey) { type = other.type }
    if has(CNContactBirthdayKey) { birthday = other.birthday }
    if has(CNContactNonGregorianBirthdayKey) { nonGregorianBirthday = other.nonGregorianBirthday }
    if has(CNContactImageDataKey) { imageData = other.imageData }
    if has(CNContactPhoneNumbersKey) { phoneNumbers = other.phoneNumbers }
    if has(CNContactEmailAddressesKey) { emailAddresses = other.emailAddresses }
    if has(CNContactPostalAddressesKey) { postalAddresses = other.postalAddresses }
    if has(CNContactUrlAddressesKey) { urlAddresses = other.urlAddresses }
    if has(CNContactRelationsKey) { contactRelations = other.contactRelations }
    if has(CNContactSocialProfilesKey) { socialProfiles = other.socialProfiles }
    if has(CNContactInstantMessageAddressesKey) {
      instantMessageAddresses = other.instantMessageAddresses
    }
    if has(CNContactDatesKey) { dates = other.dates }
  }
}
