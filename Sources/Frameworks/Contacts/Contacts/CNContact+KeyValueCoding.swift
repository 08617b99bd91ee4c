/// The properties of contacts that key-value coding and predicates can read.
// Source: ObjectiveC.KC9
extension CNContact: KeyedValues {
  /// Returns the value of a property; nil for an unknown key.
  package func keyedValue(_ key: String) -> Any?? {
    if ContactKeys.texts.contains(key) { return .some(require(key).texts[key] ?? "") }
    switch key {
    case CNContactIdentifierKey: return .some(identifier)
    case CNContactTypeKey: return .some(contactType.rawValue)
    case CNContactBirthdayKey: return .some(birthday.map { $0 as NSDateComponents })
    case CNContactNonGregorianBirthdayKey:
      return .some(nonGregorianBirthday.map { $0 as NSDateComponents })
    case CNContactImageDataKey: return .some(imageData)
    case CNContactThumbnailImageDataKey: return .some(thumbnailImageData)
    case CNContactImageDataAvailableKey: return .some(imageDataAvailable)
    case CNContactPhoneNumbersKey: return .some(phoneNumbers)
    case CNContactEmailAddressesKey: return .some(emailAddresses)
    case CNContactPostalAddressesKey: return .some(postalAddresses)
    case CNContactUrlAddressesKey: return .some(urlAddresses)
    case CNContactRelationsKey: return .some(contactRelations)
    case CNContactSocialProfilesKey: return .some(socialProfiles)
    case CNContactInstantMessageAddressesKey: return .some(instantMessageAddresses)
    case CNContactDatesKey: return .some(dates)
    default: return nil
    }
  }
}
