/// The comparison of contacts by their names (Contacts.FE5).
enum ContactOrder {
  /// The keys of the properties that the comparison reads.
  static let keys = [
    CNContactTypeKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNicknameKey, CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey,
    CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
    CNContactPhoneticOrganizationNameKey,
  ]

  /// Compares two contacts.
  static func compare(
    _ one: CNContact, _ two: CNContact, _ order: CNContactSortOrder
  ) -> ComparisonResult {
    guard order != .none else { return .orderedSame }
    return compare(names(one, order), names(two, order))
  }

  /// Returns contacts in an order; the sort is stable.
  static func sorted(_ values: [ContactValues], _ order: CNContactSortOrder) -> [ContactValues] {
    guard order != .none else { return values }
    return values.map { ($0, names(CNContact($0, nil), order)) }.enumerated().sorted { one, two in
      switch compare(one.element.1, two.element.1) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: one.offset < two.offset
      }
    }.map(\.element.0)
  }

  // MARK: Internals

  private static func compare(_ one: [String], _ two: [String]) -> ComparisonResult {
    for (first, second) in zip(one, two) {
      let result = first.compare(
        second, options: [.caseInsensitive, .diacriticInsensitive, .numeric], locale: .current)
      if result != .orderedSame { return result }
    }
    return one.count < two.count
      ? .orderedAscending : one.count > two.count ? .orderedDescending : .orderedSame
  }

  /// Returns the names by which a contact is sorted; phonetic names precede spelled ones.
  static func names(_ contact: CNContact, _ order: CNContactSortOrder) -> [String] {
    func name(_ phonetic: String, _ spelled: String) -> String {
      phonetic.isEmpty ? spelled : phonetic
    }
    let organization = name(contact.phoneticOrganizationName, contact.organizationName)
    if contact.contactType == .organization, !organization.isEmpty { return [organization] }
    let given = name(contact.phoneticGivenName, contact.givenName)
    let family = name(contact.phoneticFamilyName, contact.familyName)
    let middle = name(contact.phoneticMiddleName, contact.middleName)
    let order = order == .userDefault ? CNContactsUserDefaults.shared().sortOrder : order
    let parts = order == .givenName ? [given, family, middle] : [family, given, middle]
    let names = parts.filter { !$0.isEmpty }
    return names.isEmpty ? [contact.nickname, organization].filter { !$0.isEmpty } : names
  }
}
