/// The parts of a contact's name in their order (Contacts.NA1).
struct NameParts {
  /// The parts with their property keys.
  var parts: [(key: String, text: String)]
  /// The text between the parts.
  var delimiter: String

  /// The text; `nil` without parts.
  var text: String? {
    parts.isEmpty ? nil : parts.map(\.text).joined(separator: delimiter)
  }

  // MARK: Creating

  /// Creates the parts of a name.
  init(_ contact: CNContact, _ style: CNContactFormatterStyle) {
    switch style {
    case .fullName: self.init(contact)
    case .phoneticFullName:
      let keys = [
        CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
        CNContactPhoneticFamilyNameKey,
      ]
      let isReversed = Self.order(of: contact) == .familyNameFirst
      self.init(contact, isReversed ? keys.reversed() : keys, " ")
    }
  }

  private init(_ contact: CNContact) {
    let organization = NameParts(contact, [CNContactOrganizationNameKey], " ")
    if contact.contactType == .organization, !organization.parts.isEmpty {
      self = organization
      return
    }
    let delimiter = Self.delimiter(of: contact)
    let names =
      Self.order(of: contact) == .familyNameFirst
      ? [CNContactFamilyNameKey, CNContactMiddleNameKey, CNContactGivenNameKey]
      : [CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey]
    self.init(
      contact, [CNContactNamePrefixKey] + names + [CNContactNameSuffixKey], delimiter)
    if !parts.isEmpty { return }
    self = organization
    if parts.isEmpty { self.init(contact, [CNContactNicknameKey], " ") }
  }

  private init(_ contact: CNContact, _ keys: [String], _ delimiter: String) {
    parts = keys.compactMap { key in
      let text = (contact.require(key).texts[key] ?? "").trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : (key, text)
    }
    self.delimiter = delimiter
  }

  // MARK: Order

  /// Returns the order of a contact's name: the family name comes first in Chinese, Japanese and
  /// Korean scripts.
  static func order(of contact: CNContact) -> CNContactDisplayNameOrder {
    isEastAsian(contact.givenName + contact.familyName) ? .familyNameFirst : .givenNameFirst
  }

  /// Returns what is between a contact's names.
  static func delimiter(of contact: CNContact) -> String {
    isEastAsian(contact.givenName + contact.familyName) ? "" : " "
  }

  /// The keys of the properties that decide the order.
  static let orderKeys = [CNContactGivenNameKey, CNContactFamilyNameKey]

  /// The keys of the properties that a style reads.
  static func keys(_ style: CNContactFormatterStyle) -> [String] {
    let names = [
      CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
      CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
      CNContactOrganizationNameKey,
    ]
    guard style == .phoneticFullName else { return names }
    return names + [
      CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
      CNContactPhoneticFamilyNameKey,
    ]
  }

  // MARK: Internals

  private static func isEastAsian(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && letters.allSatisfy {
        switch $0.value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF,
          0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
          true
        default: false
        }
      }
  }
}
