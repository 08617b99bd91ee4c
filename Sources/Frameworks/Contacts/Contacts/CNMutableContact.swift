/// A person or an organization with mutable properties.
///
/// Changes are stored when a save request is executed. Setting a property marks it as fetched.
///
/// - Thread: one at a time.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The type: a person or an organization.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { set(CNContactTypeKey) { $0.type = newValue } }
  }

  /// The name's prefix, such as a title.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { set(CNContactNamePrefixKey, newValue) }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { set(CNContactGivenNameKey, newValue) }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { set(CNContactMiddleNameKey, newValue) }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { set(CNContactFamilyNameKey, newValue) }
  }
  /// The previous family name, such as a maiden name.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { set(CNContactPreviousFamilyNameKey, newValue) }
  }
  /// The name's suffix.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { set(CNContactNameSuffixKey, newValue) }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { set(CNContactNicknameKey, newValue) }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { set(CNContactOrganizationNameKey, newValue) }
  }
  /// The name of the department.
  open override var departmentName: String {
    get { super.departmentName }
    set { set(CNContactDepartmentNameKey, newValue) }
  }
  /// The job title.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { set(CNContactJobTitleKey, newValue) }
  }
  /// The pronunciation of the given name.
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { set(CNContactPhoneticGivenNameKey, newValue) }
  }
  /// The pronunciation of the middle name.
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { set(CNContactPhoneticMiddleNameKey, newValue) }
  }
  /// The pronunciation of the family name.
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { set(CNContactPhoneticFamilyNameKey, newValue) }
  }
  /// The pronunciation of the organization's name.
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { set(CNContactPhoneticOrganizationNameKey, newValue) }
  }
  /// The note.
  open override var note: String {
    get { super.note }
    set { set(CNContactNoteKey, newValue) }
  }

  /// The image data; `nil` without an image.
  open override var imageData: Data? {
    get { super.imageData }
    set { set(CNContactImageDataKey) { $0.imageData = newValue } }
  }
  /// The birthday in the Gregorian calendar, perhaps without a year.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { set(CNContactBirthdayKey) { $0.birthday = newValue } }
  }
  /// The birthday in a non-Gregorian calendar.
  open override var nonGregorianBirthday: DateComponents? {
    get { super.nonGregorianBirthday }
    set { set(CNContactNonGregorianBirthdayKey) { $0.nonGregorianBirthday = newValue } }
  }

  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { set(CNContactPhoneNumbersKey) { $0.phoneNumbers = newValue } }
  }
  /// The e-mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { set(CNContactEmailAddressesKey) { $0.emailAddresses = newValue } }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { set(CNContactPostalAddressesKey) { $0.postalAddresses = newValue } }
  }
  /// The web addresses.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { set(CNContactUrlAddressesKey) { $0.urlAddresses = newValue } }
  }
  /// The related persons.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { set(CNContactRelationsKey) { $0.contactRelations = newValue } }
  }
  /// The profiles in social networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { set(CNContactSocialProfilesKey) { $0.socialProfiles = newValue } }
  }
  /// The addresses for instant messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { set(CNContactInstantMessageAddressesKey) { $0.instantMessageAddresses = newValue } }
  }
  /// The dates other than the birthday.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { set(CNContactDatesKey) { $0.dates = newValue } }
  }

  // MARK: Internals

  private func set(_ key: String, _ change: (inout ContactValues) -> Void) {
    change(&values)
    fetchedKeys?.insert(key)
  }

  private func set(_ key: String, _ text: String) { set(key) { $0.texts[key] = text } }
}
