internal import TactusVCards

/// The contact of a vCard (Contacts.VC3).
enum VCardReading {
  /// Returns the properties of a card's contact.
  static func contact(_ card: VCard) -> ContactValues {
    var contact = ContactValues(identifier: ContactIdentifier.contact())
    readNames(card, &contact)
    contact.phoneNumbers = list(card, "TEL", VCardLabels.phone) { line in
      let number = line.unescaped
      return CNPhoneNumber(
        stringValue: number.lowercased().hasPrefix("tel:") ? String(number.dropFirst(4)) : number)
    }
    contact.emailAddresses = list(card, "EMAIL") { $0.unescaped as NSString }
    contact.urlAddresses = list(card, "URL") { $0.unescaped as NSString }
    contact.postalAddresses = list(card, "ADR") { address($0, in: card) }
    contact.contactRelations = list(card, "X-ABRELATEDNAMES") {
      CNContactRelation(name: $0.unescaped)
    }
    contact.instantMessageAddresses = list(card, "IMPP") { line in
      let address = line.unescaped
      let colon = address.firstIndex(of: ":")
      let scheme = colon.map { String(address[..<$0]) } ?? ""
      return CNInstantMessageAddress(
        username: colon.map { String(address[address.index(after: $0)...]) } ?? address,
        service: line.parameter("X-SERVICE-TYPE") ?? scheme)
    }
    contact.socialProfiles = list(card, "X-SOCIALPROFILE", { _ in nil }) { line in
      let type = line.types.first { $0 != "PREF" } ?? ""
      return CNSocialProfile(
        urlString: line.unescaped, username: line.parameter("X-USER"),
        userIdentifier: line.parameter("X-USERID"), service: services[type] ?? type.lowercased())
    }
    contact.dates =
      (card.lines("X-ABDATE") + card.lines("ANNIVERSARY")).compactMap { line in
        date(line).map {
          let own = line.name == "ANNIVERSARY" ? CNLabelDateAnniversary : nil
          return CNLabeledValue(
            label: label(of: line, in: card) { _ in own }, value: $0 as NSDateComponents)
        }
      }
    contact.birthday = card.line("BDAY").flatMap(date)
    contact.imageData = card.line("PHOTO").flatMap(picture)
    return contact
  }

  // MARK: Internals

  private static let services = Dictionary(
    uniqueKeysWithValues: [
      CNSocialProfileServiceFacebook, CNSocialProfileServiceFlickr, CNSocialProfileServiceLinkedIn,
      CNSocialProfileServiceMySpace, CNSocialProfileServiceSinaWeibo,
      CNSocialProfileServiceTencentWeibo, CNSocialProfileServiceTwitter,
      CNSocialProfileServiceYelp, CNSocialProfileServiceGameCenter,
    ].map { ($0.uppercased(), $0) })

  private static func readNames(_ card: VCard, _ contact: inout ContactValues) {
    func set(_ key: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      contact.texts[key] = text
    }
    let name = card.line("N")?.parts ?? []
    let keys = [
      CNContactFamilyNameKey, CNContactGivenNameKey, CNContactMiddleNameKey,
      CNContactNamePrefixKey, CNContactNameSuffixKey,
    ]
    for (key, part) in zip(keys, name) { set(key, part) }
    let organization = card.line("ORG")?.parts ?? []
    set(CNContactOrganizationNameKey, organization.first)
    set(CNContactDepartmentNameKey, organization.count > 1 ? organization[1] : nil)
    for (key, line) in [
      (CNContactNicknameKey, "NICKNAME"), (CNContactPreviousFamilyNameKey, "X-MAIDENNAME"),
      (CNContactPhoneticGivenNameKey, "X-PHONETIC-FIRST-NAME"),
      (CNContactPhoneticMiddleNameKey, "X-PHONETIC-MIDDLE-NAME"),
      (CNContactPhoneticFamilyNameKey, "X-PHONETIC-LAST-NAME"),
      (CNContactPhoneticOrganizationNameKey, "X-PHONETIC-ORG"), (CNContactJobTitleKey, "TITLE"),
      (CNContactNoteKey, "NOTE"),
    ] {
      set(key, card.line(line)?.unescaped)
    }
    let isCompany =
      card.line("X-ABSHOWAS")?.value.uppercased() == "COMPANY"
      || card.line("KIND")?.value.lowercased() == "org"
    contact.type = isCompany ? .organization : .person
    // A card without name components has at least its formatted name.
    if name.allSatisfy(\.isEmpty), organization.first?.isEmpty ?? true,
      let text = card.line("FN")?.unescaped
    {
      set(isCompany ? CNContactOrganizationNameKey : CNContactGivenNameKey, text)
    }
  }

  private static func list<Value>(
    _ card: VCard, _ name: String, _ typed: ([String]) -> String? = VCardLabels.other,
    _ make: (VCardLine) -> Value
  ) -> [CNLabeledValue<Value>] {
    card.lines(name).filter { !$0.value.isEmpty }.map {
      CNLabeledValue(label: label(of: $0, in: card, typed), value: make($0))
    }
  }

  /// Returns the label of a line: its explicit label, or that of its types.
  private static func label(
    of line: VCardLine, in card: VCard, _ typed: ([String]) -> String?
  ) -> String? {
    card.line("X-ABLABEL", beside: line)?.unescaped ?? typed(line.types)
  }

  private static func address(_ line: VCardLine, in card: VCard) -> CNPostalAddress {
    let parts = line.parts
    let keys = [
      nil, CNPostalAddressSubLocalityKey, CNPostalAddressStreetKey, CNPostalAddressCityKey,
      CNPostalAddressStateKey, CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey,
    ]
    var found: [String: String] = [:]
    for case (let key?, let part) in zip(keys, parts) where !part.isEmpty { found[key] = part }
    found[CNPostalAddressISOCountryCodeKey] = card.line("X-ABADR", beside: line)?.unescaped
    return CNPostalAddress(found)
  }

  private static func date(_ line: VCardLine) -> DateComponents? {
    VCardDates.date(line.value, omitting: line.parameter("X-APPLE-OMIT-YEAR"))
  }

  /// Returns the image data in a line; `nil` for the URL of an image.
  private static func picture(_ line: VCardLine) -> Data? {
    let encoding = line.parameter("ENCODING")?.uppercased() ?? ""
    let isEncoded = encoding == "B" || encoding == "BASE64" || line.types.contains("BASE64")
    var text = line.value
    if !isEncoded {
      guard text.lowercased().hasPrefix("data:"), let comma = text.firstIndex(of: ",") else {
        return nil
      }
      text = String(text[text.index(after: comma)...])
    }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
  }
}
