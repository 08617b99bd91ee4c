/// The stored form of a contact.
struct StoredContact: Codable {
  var type = 0
  var texts: [String: String] = [:]
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  /// The number of records with parts of the image.
  var imageParts = 0
  var lists: [String: [StoredValue]] = [:]

  /// A labeled value.
  struct StoredValue: Codable {
    var id: String
    var label: String?
    /// The parts of the value by their keys; a value of one part has the key `value`.
    var parts: [String: String] = [:]
    var date: DateComponents?
  }

  // MARK: Content

  /// Decodes a content; `nil` if it is corrupt.
  init?(content: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: content) else { return nil }
    self = read
  }

  /// The content: a JSON object.
  var content: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // All members can be encoded.
    return (try? encoder.encode(self)) ?? Data()
  }

  // MARK: Values

  /// Creates the stored form of a contact without its image.
  init(_ values: ContactValues) {
    type = values.type.rawValue
    texts = values.texts.filter { !$0.value.isEmpty }
    birthday = values.birthday
    nonGregorianBirthday = values.nonGregorianBirthday
    store(values.phoneNumbers, CNContactPhoneNumbersKey) { ["value": $0.stringValue] }
    store(values.emailAddresses, CNContactEmailAddressesKey) { ["value": $0 as String] }
    store(values.urlAddresses, CNContactUrlAddressesKey) { ["value": $0 as String] }
    store(values.contactRelations, CNContactRelationsKey) { ["value": $0.name] }
    store(values.postalAddresses, CNContactPostalAddressesKey) { $0.filled }
    store(values.socialProfiles, CNContactSocialProfilesKey) {
      [
        CNSocialProfileURLStringKey: $0.urlString, CNSocialProfileUsernameKey: $0.username,
        CNSocialProfileUserIdentifierKey: $0.userIdentifier, CNSocialProfileServiceKey: $0.service,
      ]
    }
    store(values.instantMessageAddresses, CNContactInstantMessageAddressesKey) {
      [
        CNInstantMessageAddressUsernameKey: $0.username,
        CNInstantMessageAddressServiceKey: $0.service,
      ]
    }
    guard !values.dates.isEmpty else { return }
    lists[CNContactDatesKey] = values.dates.map {
      StoredValue(id: $0.identifier, label: $0.label, date: $0.value as DateComponents)
    }
  }

  /// Returns the properties of the contact without the image.
  func values(_ identifier: String) -> ContactValues {
    var values = ContactValues(identifier: identifier)
    values.type = CNContactType(rawValue: type) ?? .person
    values.texts = texts
    (values.birthday, values.nonGregorianBirthday) = (birthday, nonGregorianBirthday)
    values.phoneNumbers = list(CNContactPhoneNumbersKey) {
      CNPhoneNumber(stringValue: $0["value"] ?? "")
    }
    values.emailAddresses = list(CNContactEmailAddressesKey) { ($0["value"] ?? "") as NSString }
    values.urlAddresses = list(CNContactUrlAddressesKey) { ($0["value"] ?? "") as NSString }
    values.contactRelations = list(CNContactRelationsKey) {
      CNContactRelation(name: $0["value"] ?? "")
    }
    values.postalAddresses = list(CNContactPostalAddressesKey) { CNPostalAddress($0) }
    values.socialProfiles = list(CNContactSocialProfilesKey) {
      CNSocialProfile(
        urlString: $0[CNSocialProfileURLStringKey], username: $0[CNSocialProfileUsernameKey],
        userIdentifier: $0[CNSocialProfileUserIdentifierKey],
        service: $0[CNSocialProfileServiceKey])
    }
    values.instantMessageAddresses = list(CNContactInstantMessageAddressesKey) {
      CNInstantMessageAddress(
        username: $0[CNInstantMessageAddressUsernameKey] ?? "",
        service: $0[CNInstantMessageAddressServiceKey] ?? "")
    }
    values.dates = (lists[CNContactDatesKey] ?? []).map {
      CNLabeledValue($0.id, $0.label, ($0.date ?? DateComponents()) as NSDateComponents)
    }
    return values
  }

  // MARK: Internals

  private mutating func store<Value>(
    _ values: [CNLabeledValue<Value>], _ key: String, _ parts: (Value) -> [String: String]
  ) {
    guard !values.isEmpty else { return }
    lists[key] = values.map {
      StoredValue(id: $0.identifier, label: $0.label, parts: parts($0.value))
    }
  }

  private func list<Value>(
    _ key: String, _ make: ([String: String]) -> Value
  ) -> [CNLabeledValue<Value>] {
    (lists[key] ?? []).map { CNLabeledValue($0.id, $0.label, make($0.parts)) }
  }
}
