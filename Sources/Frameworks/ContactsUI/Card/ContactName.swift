/// The name of a contact for display.
@MainActor
enum ContactName {
  /// Returns the name; without one, an address or a number.
  static func text(_ contact: CNContact, _ alternate: String? = nil) -> String {
    CNContactFormatter.string(from: contact, style: .fullName) ?? alternate
      ?? contact.emailAddresses.first.map { $0.value as String }
      ?? contact.phoneNumbers.first?.value.stringValue ?? "No Name"
  }

  /// Returns the name, with its primary sort key in bold.
  static func attributed(_ contact: CNContact) -> NSAttributedString {
    let font = UIFont.preferredFont(forTextStyle: .body)
    guard
      let name = CNContactFormatter.attributedString(
        from: contact, style: .fullName,
        defaultAttributes: [NSAttributedString.Key.font: font])
    else { return NSAttributedString(string: text(contact), attributes: [.font: font]) }
    let bold = NSMutableAttributedString(attributedString: name)
    let all = NSRange(location: 0, length: name.length)
    name.enumerateAttribute(
      NSAttributedString.Key(CNContactPropertyAttribute), in: all
    ) { key, range, _ in
      if let key = key as? String, sortKeys.contains(key) {
        bold.addAttribute(
          .font, value: UIFont.systemFont(ofSize: font.pointSize, weight: .semibold), range: range)
      }
    }
    return bold
  }

  /// The keys of the names, in sort order (Contacts.FE5).
  private static let sortKeys: Set = [CNContactFamilyNameKey, CNContactOrganizationNameKey]

  /// Returns the initials of the names, for a contact without an image.
  static func initials(_ contact: CNContact) -> String {
    let names = [contact.givenName, contact.familyName].compactMap(\.first)
    return String(names.isEmpty ? contact.organizationName.first.map { [$0] } ?? [] : names)
  }
}
