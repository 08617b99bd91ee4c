/// The keys of several properties.
final class ContactKeys: NSObject, CNKeyDescriptor, Sendable {
  let keys: Set<String>

  init(_ keys: some Sequence<String>) { self.keys = Set(keys) }

  // MARK: Observing

  /// Returns whether another object has the same keys.
  override func isEqual(_ object: Any?) -> Bool { (object as? ContactKeys)?.keys == keys }
  /// The hash of the keys.
  override var hash: Int { keys.hashValue }
  /// A description for debugging.
  override var description: String { "<CNKeyDescriptor: \(keys.sorted().joined(separator: ", "))>" }

  // MARK: Properties

  /// Returns the keys of descriptors (Contacts.CO4).
  static func keys(of descriptors: [any CNKeyDescriptor]) -> Set<String> {
    var keys: Set<String> = []
    for descriptor in descriptors {
      switch descriptor {
      case let own as ContactKeys: keys.formUnion(own.keys)
      case let key as String: keys.insert(key)
      case let key as NSString: keys.insert(key as String)
      default: continue
      }
    }
    return keys
  }

  /// The keys of the properties that are strings.
  static let texts = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
    CNContactOrganizationNameKey, CNContactDepartmentNameKey, CNContactJobTitleKey,
    CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
    CNContactPhoneticOrganizationNameKey, CNContactNoteKey,
  ]

  /// The keys of all other properties.
  static let others = [
    CNContactIdentifierKey, CNContactTypeKey, CNContactBirthdayKey,
    CNContactNonGregorianBirthdayKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
    CNContactImageDataAvailableKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
    CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactRelationsKey,
    CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey, CNContactDatesKey,
  ]

  /// All keys.
  static let all = Set(texts + others)
}
