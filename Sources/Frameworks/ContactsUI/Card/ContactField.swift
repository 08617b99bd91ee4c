/// A value of a contact for display.
struct ContactField {
  /// The key of the property.
  let key: String
  /// The identifier of the labeled value; `nil` for a property without labels.
  var identifier: String?
  /// The label in words for the user.
  let label: String
  /// The value in words for the user.
  let text: String
  /// The address that the default action opens; `nil` for none.
  var address: URL?

  /// Returns the property of the contact.
  func property(of contact: CNContact) -> CNContactProperty {
    CNContactProperty(contact, key, identifier: identifier)
  }

  /// Opens the URL, for example to call a number (Contacts.CC5); without one, it does nothing.
  @MainActor
  func performAction() {
    if let address { UIApplication.shared.open(address) }
  }

  // MARK: Fields

  /// Returns the values of a contact that have one of some keys; `nil` for all keys.
  static func fields(of contact: CNContact, _ keys: Set<String>?) -> [ContactField] {
    order.filter { (keys?.contains($0) ?? true) && contact.isKeyAvailable($0) }
      .flatMap { fields(of: contact, $0) }
  }

  /// The order of the properties on a page.
  ///
  /// - Source: the user guide of the iPhone names phone, email and address in this order; the rest
  ///   is ours. Confidence: guess.
  private static let order = [
    CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey,
    CNContactPostalAddressesKey, CNContactBirthdayKey, CNContactNonGregorianBirthdayKey,
    CNContactDatesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
    CNContactInstantMessageAddressesKey, CNContactNoteKey,
  ]

  private static func fields(of contact: CNContact, _ key: String) -> [ContactField] {
    func labeled<Value>(
      _ values: [CNLabeledValue<Value>], _ text: (Value) -> String,
      _ address: (Value) -> URL? = { _ in nil }
    ) -> [ContactField] {
      values.map { value in
        let label =
          value.label.map { CNLabeledValue<Value>.localizedString(forLabel: $0) }
          ?? CNContact.localizedString(forKey: key).lowercased()
        return ContactField(
          key: key, identifier: value.identifier, label: label, text: text(value.value),
          address: address(value.value))
      }
    }
    func single(_ text: String?) -> [ContactField] {
      guard let text, !text.isEmpty else { return [] }
      return [
        ContactField(
          key: key, label: CNContact.localizedString(forKey: key).lowercased(), text: text)
      ]
    }
    switch key {
    case CNContactPhoneNumbersKey:
      return labeled(contact.phoneNumbers, \.stringValue) {
        URL(scheme: "tel", $0.stringValue.filter { !$0.isWhitespace })
      }
    case CNContactEmailAddressesKey:
      return labeled(contact.emailAddresses, { $0 as String }) {
        URL(scheme: "mailto", $0 as String)
      }
    case CNContactUrlAddressesKey:
      return labeled(contact.urlAddresses, { $0 as String }) { text in
        let text = text as String
        return URL(string: text.contains(":") ? text : "https://\(text)")
      }
    case CNContactPostalAddressesKey:
      return labeled(contact.postalAddresses, Self.lines) { address in
        var parts = URLComponents(string: "https://maps.apple.com/")
        parts?.queryItems = [
          URLQueryItem(
            name: "address", value: Self.lines(address).replacing("\n", with: ", "))
        ]
        return parts?.url
      }
    case CNContactBirthdayKey: return single(contact.birthday.flatMap(ContactDate.text))
    case CNContactNonGregorianBirthdayKey:
      return single(contact.nonGregorianBirthday.flatMap(ContactDate.text))
    case CNContactDatesKey:
      return labeled(contact.dates) { ContactDate.text($0 as DateComponents) ?? "" }
    case CNContactRelationsKey: return labeled(contact.contactRelations, \.name)
    case CNContactSocialProfilesKey:
      return labeled(contact.socialProfiles, \.username) { URL(string: $0.urlString) }
    case CNContactInstantMessageAddressesKey:
      return labeled(contact.instantMessageAddresses) { "\($0.username) (\($0.service))" }
    case CNContactNoteKey: return single(contact.note)
    default: return []
    }
  }

  private static func lines(_ address: CNPostalAddress) -> String {
    CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
  }
}

extension URL {
  /// Creates a URL from a scheme and a string, whose unsafe characters are escaped.
  fileprivate init?(scheme: String, _ text: String) {
    var parts = URLComponents()
    (parts.scheme, parts.path) = (scheme, text)
    guard let url = parts.url else { return nil }
    self = url
  }
}
