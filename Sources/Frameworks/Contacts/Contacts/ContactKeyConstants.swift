// The keys of a contact's properties, which are the properties' names (documented).

/// The key of the identifier, which every contact has.
public let CNContactIdentifierKey = "identifier"
/// The key of the type.
public let CNContactTypeKey = "contactType"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the birthday in a non-Gregorian calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of the image data.
public let CNContactImageDataKey = "imageData"
/// The key of the thumbnail data.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the availability of an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the name prefix, such as a title.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the previous family name, such as a maiden name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the name's suffix.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the name of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the name of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the pronunciation of the given name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of the pronunciation of the middle name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of the pronunciation of the family name.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of the pronunciation of the organization's name.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the e-mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of the related persons.
public let CNContactRelationsKey = "contactRelations"
/// The key of the profiles in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of the addresses for instant messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of the dates other than the birthday.
public let CNContactDatesKey = "dates"
