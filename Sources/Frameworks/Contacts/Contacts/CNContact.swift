/// A person or an organization.
///
/// A contact from the store has only the properties that were fetched: reading another one traps
/// (Contacts.CO3). Contacts are immutable; a mutable copy can be changed.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The properties.
  var values: ContactValues
  /// The keys of the properties that were fetched; `nil` for all.
  var fetchedKeys: Set<String>?

  /// Creates a contact without properties and with a new identifier.
  public override init() {
    values = ContactValues(identifier: ContactIdentifier.contact())
    super.init()
  }

  init(_ values: ContactValues, _ fetchedKeys: Set<String>?) {
    (self.values, self.fetchedKeys) = (values, fetchedKeys)
    super.init()
  }

  // MARK: Identity

  /// The identifier, which is unique on this phone.
  open var identifier: String { values.identifier }
  /// Returns whether a contact has an identifier; contacts are not linked on this phone.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    identifier == contactIdentifier
  }
  /// The type: a person or an organization.
  open var contactType: CNContactType { require(CNContactTypeKey).type }

  // MARK: Names

  /// The name's prefix, such as a title.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The given name.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// The middle name.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The family name.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The previous family name, such as a maiden name.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  /// The name's suffix.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// The nickname.
  open var nickname: String { text(CNContactNicknameKey) }

  // MARK: Work

  /// The name of the organization.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The name of the department.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// The job title.
  open var jobTitle: String { text(CNContactJobTitleKey) }

  // MARK: Pronunciation

  /// The pronunciation of the given name.
  open var phoneticGivenName: String { text(CNContactPhoneticGivenNameKey) }
  /// The pronunciation of the middle name.
  open var phoneticMiddleName: String { text(CNContactPhoneticMiddleNameKey) }
  /// The pronunciation of the family name.
  open var phoneticFamilyName: String { text(CNContactPhoneticFamilyNameKey) }
  /// The pronunciation of the organization's name.
  open var phoneticOrganizationName: String { text(CNContactPhoneticOrganizationNameKey) }

  // MARK: Note

  /// The note.
  open var note: String { text(CNContactNoteKey) }

  // MARK: Pictures

  /// The image data; `nil` without an image.
  open var imageData: Data? { require(CNContactImageDataKey).imageData }
  /// The thumbnail data; the same as the image data (Contacts.CO5).
  open var thumbnailImageData: Data? { require(CNContactThumbnailImageDataKey).imageData }
  /// Whether the contact has an image.
  open var imageDataAvailable: Bool { require(CNContactImageDataAvailableKey).hasImage }

  // MARK: Dates

  /// The birthday in the Gregorian calendar, perhaps without a year.
  open var birthday: DateComponents? { require(CNContactBirthdayKey).birthday }
  /// The birthday in a non-Gregorian calendar.
  open var nonGregorianBirthday: DateComponents? {
    require(CNContactNonGregorianBirthdayKey).nonGregorianBirthday
  }

  // MARK: Lists

  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    require(CNContactPhoneNumbersKey).phoneNumbers
  }
  /// The e-mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] {
    require(CNContactEmailAddressesKey).emailAddresses
  }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    require(CNContactPostalAddressesKey).postalAddresses
  }
  /// The web addresses.
  open var urlAddresses: [CNLabeledValue<NSString>] {
    require(CNContactUrlAddressesKey).urlAddresses
  }
  /// The related persons.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] {
    require(CNContactRelationsKey).contactRelations
  }
  /// The profiles in social networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    require(CNContactSocialProfilesKey).socialProfiles
  }
  /// The addresses for instant messages.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    require(CNContactInstantMessageAddressesKey).instantMessageAddresses
  }
  /// The dates other than the birthday.
  open var dates: [CNLabeledValue<NSDateComponents>] { require(CNContactDatesKey).dates }

  // MARK: Keys

  /// Returns whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool {
    key == CNContactIdentifierKey || fetchedKeys?.contains(key) ?? true
  }
  /// Returns whether all properties of descriptors were fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    ContactKeys.keys(of: keyDescriptors).allSatisfy(isKeyAvailable)
  }
  /// Returns the name of a property as a localized text.
  open class func localizedString(forKey key: String) -> String { ContactTexts.property(key) }

  // MARK: Sorting

  /// Returns a function that compares contacts by their names.
  open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { one, two in
      guard let one = one as? CNContact, let two = two as? CNContact else { return .orderedSame }
      return ContactOrder.compare(one, two, sortOrder)
    }
  }
  /// Returns the descriptor of the properties that the comparison reads.
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    ContactKeys(ContactOrder.keys)
  }

  // MARK: Objects

  /// Returns whether another object has the same identifier and equal properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return self === other || fetchedKeys == other.fetchedKeys && values == other.values
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// A description for debugging.
  open override var description: String {
    let keys = ContactKeys.texts.filter { isKeyAvailable($0) && values.texts[$0]?.isEmpty == false }
    let list = keys.map { "\($0)=\(values.texts[$0] ?? "")" }
    return "<\(type(of: self)): " + (["identifier=\(identifier)"] + list).joined(separator: ", ")
      + ">"
  }
  /// Returns an immutable contact with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values, fetchedKeys) }
  /// Returns a mutable contact with the same properties.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values, fetchedKeys) }

  // MARK: Archives

  /// Whether contacts support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a contact.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "values"),
      let stored = StoredContact(content: data as Data)
    else { return nil }
    let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
    values = stored.values((identifier ?? "") as String)
    values.imageData = coder.decodeObject(of: NSData.self, forKey: "image").map { $0 as Data }
    let keys = coder.decodeObject(of: NSString.self, forKey: "keys")
    fetchedKeys = keys.map { Set(($0 as String).split(separator: " ").map(String.init)) }
    super.init()
  }
  /// Archives the contact.
  open func encode(with coder: NSCoder) {
    coder.encode(StoredContact(values).content as NSData, forKey: "values")
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(values.imageData.map { $0 as NSData }, forKey: "image")
    coder.encode(
      fetchedKeys.map { $0.sorted().joined(separator: " ") as NSString }, forKey: "keys")
  }

  // MARK: Internals

  /// Returns the properties if one of them was fetched; traps otherwise (Contacts.CO3).
  func require(_ key: String) -> ContactValues {
    guard isKeyAvailable(key) else {
      NSException(
        name: NSExceptionName(CNContactPropertyNotFetchedExceptionName),
        reason: "A property was not requested when contact was fetched: \(key)"
      ).raise()
    }
    return values
  }

  private func text(_ key: String) -> String { require(key).texts[key] ?? "" }
}

/// The name of the exception that a property causes that was not fetched.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedException"
