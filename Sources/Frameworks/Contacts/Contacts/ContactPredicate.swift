/// A predicate for contacts, which the store evaluates (Contacts.PR1).
final class ContactPredicate: NSPredicate {
  /// A condition.
  enum Condition {
    case name(String)
    case email(String)
    case phone(CNPhoneNumber)
    case identifiers([String])
    case group(String)
    case container(String)
  }

  /// The condition.
  let condition: Condition

  init(_ condition: Condition) {
    self.condition = condition
    super.init { object, _ in
      guard let contact = object as? CNContact else { return false }
      return condition.includes(contact.values)
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension ContactPredicate.Condition {
  /// Returns whether a contact matches the predicate; false for predicates of groups and
  /// containers, which only a store evaluates.
  func includes(_ contact: ContactValues) -> Bool {
    switch self {
    case .name(let name): return Self.matches(contact, name)
    case .email(let address):
      return contact.emailAddresses.contains {
        ($0.value as String).compare(address, options: .caseInsensitive) == .orderedSame
      }
    case .phone(let number): return contact.phoneNumbers.contains { $0.value.isSame(as: number) }
    case .identifiers(let identifiers): return identifiers.contains(contact.identifier)
    case .group, .container: return false
    }
  }

  // MARK: Internals

  /// The keys of the names that are searched.
  private static let nameKeys = [
    CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
    CNContactPhoneticOrganizationNameKey,
  ]

  /// Returns whether each word of a name is a prefix of a word in the contact's names
  /// (Contacts.PR2).
  private static func matches(_ contact: ContactValues, _ name: String) -> Bool {
    let words = self.words(name)
    guard !words.isEmpty else { return false }
    let names = nameKeys.compactMap { contact.texts[$0] }.flatMap { name in
      self.words(name) + [folded(name)]
    }
    return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
  }

  private static func words(_ text: String) -> [String] {
    folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
