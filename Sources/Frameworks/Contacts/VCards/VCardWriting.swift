internal import TactusVCards

/// The vCard of a contact (Contacts.VC2).
enum VCardWriting {
  /// The keys of the properties that a card has.
  static let keys =
    ContactKeys.texts.filter { $0 != CNContactNoteKey } + NameParts.keys(.fullName) + [
      CNContactTypeKey, CNContactBirthdayKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
      CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactDatesKey,
      CNContactRelationsKey, CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey,
    ]

  /// Returns the card of a contact.
  static func card(_ contact: CNContact) -> VCard {
    var writer = Writer()
    writer.lines.append(VCardLine("PRODID", text: "-//Tactus//Contacts//EN"))
    writer.lines.append(
      VCardLine(
        "N",
        parts: [
          contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
          contact.nameSuffix,
        ]))
    writer.add("FN", NameParts(contact, .fullName).text ?? "", isRequired: true)
    writer.add("NICKNAME", contact.nickname)
    writer.add("X-MAIDENNAME", contact.previousFamilyName)
    writer.add("X-PHONETIC-FIRST-NAME", contact.phoneticGivenName)
    writer.add("X-PHONETIC-MIDDLE-NAME", contact.phoneticMiddleName)
    writer.add("X-PHONETIC-LAST-NAME", contact.phoneticFamilyName)
    if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
      writer.lines.append(
        VCardLine("ORG", parts: [contact.organizationName, contact.departmentName]))
    }
    writer.add("X-PHONETIC-ORG", contact.phoneticOrganizationName)
    writer.add("TITLE", contact.jobTitle)
    writer.addLists(of: contact)
    if contact.contactType == .organization { writer.add("X-ABShowAs", "COMPANY") }
    if contact.isKeyAvailable(CNContactNoteKey) { writer.add("NOTE", contact.note) }
    return VCard(writer.lines)
  }

  // MARK: Internals

  /// The lines of a card.
  private struct Writer {
    var lines: [VCardLine] = []
    private var lastItem = 0

    mutating func add(_ name: String, _ text: String, isRequired: Bool = false) {
      if isRequired || !text.isEmpty { lines.append(VCardLine(name, text: text)) }
    }

    mutating func addLists(of contact: CNContact) {
      for (index, address) in contact.emailAddresses.enumerated() {
        add(address.label, ["INTERNET"], isFirst: index == 0) {
          VCardLine("EMAIL", text: address.value as String, types: $0, group: $1)
        }
      }
      for (index, number) in contact.phoneNumbers.enumerated() {
        let types = VCardLabels.phoneTypes[number.label ?? ""] ?? []
        add(types.isEmpty ? number.label : nil, types, isFirst: index == 0) {
          VCardLine("TEL", text: number.value.stringValue, types: $0, group: $1)
        }
      }
      for (index, address) in contact.postalAddresses.enumerated() {
        let value = address.value
        add(
          address.label, [], isFirst: index == 0, needsGroup: !value.isoCountryCode.isEmpty
        ) {
          VCardLine(
            "ADR",
            parts: [
              "", value.subLocality, value.street, value.city, value.state, value.postalCode,
              value.country,
            ], types: $0, group: $1)
        }
        if !value.isoCountryCode.isEmpty {
          lines.append(
            VCardLine("X-ABADR", text: value.isoCountryCode, group: "item\(lastItem)"))
        }
      }
      for (index, address) in contact.urlAddresses.enumerated() {
        add(address.label, [], isFirst: index == 0) {
          VCardLine("URL", text: address.value as String, types: $0, group: $1)
        }
      }
      if let birthday = contact.birthday, let text = VCardDates.text(birthday) {
        lines.append(VCardLine("BDAY", text.value, types: []))
        lines[lines.count - 1].parameters = text.parameters
      }
      for date in contact.dates {
        guard let text = VCardDates.text(date.value as DateComponents) else { continue }
        add(date.label ?? CNLabelOther, [], isFirst: false, isAlwaysGrouped: true) { types, group in
          var line = VCardLine("X-ABDATE", text.value, types: types, group: group)
          line.parameters += text.parameters
          return line
        }
      }
      for relation in contact.contactRelations {
        add(relation.label ?? CNLabelOther, [], isFirst: false, isAlwaysGrouped: true) {
          VCardLine("X-ABRELATEDNAMES", text: relation.value.name, types: $0, group: $1)
        }
      }
      for profile in contact.socialProfiles {
        var line = VCardLine(
          "X-SOCIALPROFILE", text: profile.value.urlString,
          types: profile.value.service.isEmpty ? [] : [profile.value.service.lowercased()])
        if !profile.value.username.isEmpty {
          line.parameters.append((name: "x-user", values: [profile.value.username]))
        }
        if !profile.value.userIdentifier.isEmpty {
          line.parameters.append((name: "x-userid", values: [profile.value.userIdentifier]))
        }
        lines.append(line)
      }
      for (index, address) in contact.instantMessageAddresses.enumerated() {
        add(address.label, [], isFirst: index == 0) { types, group in
          var line = VCardLine(
            "IMPP", text: "x-apple:" + address.value.username, types: types, group: group)
          line.parameters.insert(
            (name: "X-SERVICE-TYPE", values: [address.value.service]), at: 0)
          return line
        }
      }
    }

    /// Adds a line with a label: as a type if possible, else as a separate line.
    private mutating func add(
      _ label: String?, _ types: [String], isFirst: Bool, needsGroup: Bool = false,
      isAlwaysGrouped: Bool = false, _ line: (_ types: [String], _ group: String) -> VCardLine
    ) {
      var (types, group) = (types, "")
      let type = label.flatMap { VCardLabels.types[$0] }
      let isLabelAlone = label != nil && (type == nil || isAlwaysGrouped)
      if let type, !isAlwaysGrouped { types.append(type) }
      if isFirst { types.append("pref") }
      if isLabelAlone || needsGroup {
        lastItem += 1
        group = "item\(lastItem)"
      }
      lines.append(line(types, group))
      if isLabelAlone, let label { lines.append(VCardLine("X-ABLabel", text: label, group: group)) }
    }
  }
}
