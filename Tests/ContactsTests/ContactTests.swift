import Contacts
import Testing

/// Contacts and their values, without a phone.
@Suite struct ContactTests {
  @Test("Contacts.CO1. Copies do not change with the original, and have its identifier")
  func copies() throws {
    let contact = CNMutableContact()
    contact.givenName = "Anna"
    let copy = try #require(contact.copy() as? CNContact)
    let other = try #require(copy.mutableCopy() as? CNMutableContact)
    other.givenName = "Ben"
    contact.givenName = "Cem"
    #expect(copy.givenName == "Anna" && !(copy is CNMutableContact))
    #expect(other.givenName == "Ben" && other.identifier == contact.identifier)
    #expect(copy.isUnifiedWithContact(withIdentifier: contact.identifier))
    #expect(copy != other && copy.hash == other.hash)
    other.givenName = "Anna"
    #expect(copy == other)
    #expect(CNContact().identifier != CNContact().identifier)
  }

  @Test("Contacts.CO2. Contacts that are archived come back equal")
  func archives() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.imageData) = ("Anna", Data([1, 2]))
    contact.phoneNumbers = [
      CNLabeledValue(label: "desk", value: CNPhoneNumber(stringValue: "12"))
    ]
    contact.nonGregorianBirthday = DateComponents(
      calendar: Calendar(identifier: .hebrew), month: 3, day: 4)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: contact, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CNMutableContact.self, from: data))
    #expect(again == contact && again.imageData == Data([1, 2]))
    #expect(again.nonGregorianBirthday?.calendar?.identifier == .hebrew)
    let label = CNLabeledValue(label: CNLabelHome, value: CNContactRelation(name: "Eva"))
    let kept = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: CNLabeledValue<CNContactRelation>.self,
      from: try NSKeyedArchiver.archivedData(withRootObject: label, requiringSecureCoding: true))
    #expect(kept == label)
  }

  @Test("Contacts.CO6. Key-value coding and predicates read the properties")
  func keyValueCoding() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.contactType) = ("Anna", .organization)
    contact.emailAddresses = [CNLabeledValue(label: nil, value: "a@example.com")]
    #expect(contact.value(forKey: CNContactGivenNameKey) as? String == "Anna")
    #expect(contact.value(forKey: CNContactTypeKey) as? Int == 1)
    #expect(NSPredicate(format: "givenName BEGINSWITH 'An'").evaluate(with: contact))
    #expect(!NSPredicate(format: "familyName == 'An'").evaluate(with: contact))
    let emails = contact.value(forKey: CNContactEmailAddressesKey) as? [CNLabeledValue<NSString>]
    #expect(emails?.first?.value == "a@example.com")
    for key in [CNContactPhoneNumbersKey, CNContactBirthdayKey, CNContactImageDataKey] {
      _ = contact.value(forKey: key)
    }
  }

  @Test("Contacts.LA1. Labeled values keep their identifier when they are replaced")
  func labeledValues() {
    let first = CNLabeledValue(label: CNLabelHome, value: "a" as NSString)
    let second = first.settingLabel(CNLabelWork)
    let third = second.settingLabel(nil, value: "b")
    #expect(first.identifier == third.identifier && second.value == "a")
    #expect(third.label == nil && third.value == "b")
    #expect(first.settingValue("c").label == CNLabelHome)
    #expect(first != second && first != CNLabeledValue(label: CNLabelHome, value: "a"))
  }

  @Test(
    "Contacts.LA2. Labels of the system have words, and others are their own",
    arguments: [
      (CNLabelHome, "home"), (CNLabelPhoneNumberMobile, "mobile"), ("Boat", "Boat"),
      (CNLabelPhoneNumberiPhone, "iPhone"), (CNLabelPhoneNumberHomeFax, "home fax"),
      (CNLabelURLAddressHomePage, "homepage"),
      (CNLabelContactRelationYoungerSister, "younger sister"),
      ("", ""), ("_$!<>!$_", "_$!<>!$_"),
    ])
  func labels(label: String, text: String) {
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: label) == text)
  }

  @Test("Contacts.LA3. Keys and services have words")
  func texts() {
    #expect(CNContact.localizedString(forKey: CNContactGivenNameKey) == "First name")
    #expect(CNPostalAddress.localizedString(forKey: CNPostalAddressPostalCodeKey) == "ZIP")
    #expect(CNSocialProfile.localizedString(forService: "GameCenter") == "Game Center")
    #expect(CNInstantMessageAddress.localizedString(forService: "Matrix") == "Matrix")
  }

  @Test(
    "Contacts.NA1. Names are made of their parts, in the order of their script",
    arguments: [
      (["Dr.", "Anna", "Maria", "Berg", "MD", "", ""], "Dr. Anna Maria Berg MD"),
      (["", "花子", "", "山田", "", "", ""], "山田花子"),
      (["", "민준", "", "김", "", "", ""], "김민준"),
      (["", "", "", "", "", "Bee", "Acme"], "Acme"), (["", "", "", "", "", "Bee", ""], "Bee"),
      (["", " ", "", "Berg", "", "", ""], "Berg"), (["", "", "", "", "", "", ""], nil),
    ])
  func names(parts: [String], text: String?) {
    let contact = CNMutableContact()
    (contact.namePrefix, contact.givenName, contact.middleName) = (parts[0], parts[1], parts[2])
    (contact.familyName, contact.nameSuffix) = (parts[3], parts[4])
    (contact.nickname, contact.organizationName) = (parts[5], parts[6])
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == text)
    #expect(CNContactFormatter().string(for: contact) == text)
    #expect(
      CNContactFormatter.attributedString(from: contact, style: .fullName)?.string == text)
  }

  @Test("Contacts.NA2. The parts of an attributed name have their keys")
  func attributes() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Anna", "Berg")
    contact.phoneticGivenName = "ana"
    let text = try #require(
      CNContactFormatter().attributedString(
        from: contact, defaultAttributes: ["x": 1] as [AnyHashable: Any]))
    let key = NSAttributedString.Key(CNContactPropertyAttribute)
    #expect(text.attribute(key, at: 6, effectiveRange: nil) as? String == CNContactFamilyNameKey)
    #expect(text.attribute(key, at: 4, effectiveRange: nil) == nil)
    #expect(text.attribute(NSAttributedString.Key("x"), at: 4, effectiveRange: nil) as? Int == 1)
    #expect(CNContactFormatter.string(from: contact, style: .phoneticFullName) == "ana")
    contact.contactType = .organization
    contact.organizationName = "Acme"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
    #expect(CNContactFormatter.nameOrder(for: contact) == .givenNameFirst)
    #expect(CNContactFormatter.delimiter(for: contact) == " ")
    #expect(
      contact.areKeysAvailable([
        CNContactFormatter.descriptorForRequiredKeysForNameOrder,
        CNContactFormatter.descriptorForRequiredKeysForDelimiter,
      ]))
  }

  @Test(
    "Contacts.AD1. Addresses have the order of their country",
    arguments: [
      ("us", "1 Main St\nUlm BW 89073\nLand"), ("de", "1 Main St\n89073 Ulm BW\nLand"),
      ("gb", "1 Main St\nUlm\nBW\n89073\nLand"), ("jp", "89073\nBW Ulm\n1 Main St\nLand"),
    ])
  func addresses(country: String, text: String) {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Main St", "Ulm", "BW")
    (address.postalCode, address.country, address.isoCountryCode) = ("89073", "Land", country)
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == text)
    let attributed = CNPostalAddressFormatter().attributedString(from: address)
    let key = NSAttributedString.Key(CNPostalAddressPropertyAttribute)
    #expect(attributed.string == text)
    #expect(
      attributed.attribute(key, at: attributed.length - 1, effectiveRange: nil) as? String
        == CNPostalAddressCountryKey)
    let copy = address.copy() as? CNPostalAddress
    address.city = "Bonn"
    #expect(copy?.city == "Ulm" && copy != address)
  }

  @Test("Contacts.FE5. The comparison sorts by pronunciation before spelling")
  func comparison() {
    let (one, two) = (CNMutableContact(), CNMutableContact())
    (one.givenName, two.givenName) = ("Ann", "Ben")
    let compare = CNContact.comparator(forNameSortOrder: .givenName)
    #expect(compare(one, two) == .orderedAscending)
    one.phoneticGivenName = "Zed"
    #expect(compare(one, two) == .orderedDescending)
    let none = CNContact.comparator(forNameSortOrder: .none)
    #expect(none(one, two) == .orderedSame)
    #expect(one.areKeysAvailable([CNContact.descriptorForAllComparatorKeys()]))
  }

  @Test("Contacts.CO7. A property has its value and label")
  func property() throws {
    let number = CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
    let contact = CNMutableContact()
    (contact.givenName, contact.phoneNumbers) = ("Anna", [number])
    let phone = CNContactProperty(
      contact, CNContactPhoneNumbersKey, identifier: number.identifier)
    contact.givenName = "Ben"
    #expect(phone.value as? CNPhoneNumber == number.value && phone.label == CNLabelHome)
    let name = CNContactProperty(contact, CNContactGivenNameKey, identifier: nil)
    #expect(name.value as? String == "Ben" && name.label == nil)
  }
}
