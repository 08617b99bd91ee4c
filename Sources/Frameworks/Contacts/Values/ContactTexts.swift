/// The names of properties and services as a localized text.
///
/// - Source: the labels of an iPhone's Contacts app in English; the names of the services are
///   their own. Confidence: guess.
enum ContactTexts {
  /// Returns the name of a property; the key itself for an unknown one.
  static func property(_ key: String) -> String { properties[key] ?? key }

  /// The names of services that differ from the constants.
  static let services = [
    "GaduGadu": "Gadu-Gadu", "GoogleTalk": "Google Talk", "MySpace": "Myspace",
    "SinaWeibo": "Sina Weibo", "TencentWeibo": "Tencent Weibo", "GameCenter": "Game Center",
  ]

  // MARK: Internals

  private static let properties = [
    CNContactIdentifierKey: "Identifier", CNContactTypeKey: "Contact type",
    CNContactNamePrefixKey: "Prefix", CNContactGivenNameKey: "First name",
    CNContactMiddleNameKey: "Middle name", CNContactFamilyNameKey: "Last name",
    CNContactPreviousFamilyNameKey: "Maiden name", CNContactNameSuffixKey: "Suffix",
    CNContactNicknameKey: "Nickname", CNContactOrganizationNameKey: "Company",
    CNContactDepartmentNameKey: "Department", CNContactJobTitleKey: "Job title",
    CNContactPhoneticGivenNameKey: "Phonetic first name",
    CNContactPhoneticMiddleNameKey: "Phonetic middle name",
    CNContactPhoneticFamilyNameKey: "Phonetic last name",
    CNContactPhoneticOrganizationNameKey: "Phonetic company name",
    CNContactBirthdayKey: "Birthday", CNContactNonGregorianBirthdayKey: "Alternate birthday",
    CNContactNoteKey: "Notes", CNContactImageDataKey: "Photo",
    CNContactThumbnailImageDataKey: "Thumbnail photo",
    CNContactImageDataAvailableKey: "Photo available", CNContactPhoneNumbersKey: "Phone",
    CNContactEmailAddressesKey: "Email", CNContactPostalAddressesKey: "Address",
    CNContactDatesKey: "Date", CNContactUrlAddressesKey: "URL",
    CNContactRelationsKey: "Related name", CNContactSocialProfilesKey: "Social profile",
    CNContactInstantMessageAddressesKey: "Instant message",
    CNPostalAddressStreetKey: "Street", CNPostalAddressSubLocalityKey: "Neighborhood",
    CNPostalAddressCityKey: "City", CNPostalAddressSubAdministrativeAreaKey: "County",
    CNPostalAddressStateKey: "State", CNPostalAddressPostalCodeKey: "ZIP",
    CNPostalAddressCountryKey: "Country", CNPostalAddressISOCountryCodeKey: "Country code",
    CNSocialProfileURLStringKey: "URL", CNSocialProfileUsernameKey: "User name",
    CNSocialProfileUserIdentifierKey: "User identifier", CNSocialProfileServiceKey: "Service",
  ]
}
