import Contacts
import PhoneTesting
import Testing
import UIKit

/// The contacts of a simulated phone.
@MainActor @Suite struct ContactStoreTests {
  @Test("Contacts.ST1, Contacts.SA1. A new phone has no contacts, and keeps what is added")
  func adding() throws {
    let bench = ContactBench()
    #expect(try bench.all().isEmpty)
    let contact = bench.contact("Anna", "Berg")
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+49 30 1234567"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "anna@example.com")]
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.isoCountryCode) = ("Marktplatz 1", "Ulm", "de")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
    contact.birthday = DateComponents(year: 1990, month: 2, day: 28)
    contact.dates = [
      CNLabeledValue(
        label: CNLabelDateAnniversary, value: DateComponents(month: 5, day: 1) as NSDateComponents)
    ]
    contact.contactRelations = [
      CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Eva"))
    ]
    contact.socialProfiles = [
      CNLabeledValue(
        label: nil,
        value: CNSocialProfile(
          urlString: "https://example.com/a", username: "anna", userIdentifier: nil,
          service: CNSocialProfileServiceFlickr))
    ]
    contact.instantMessageAddresses = [
      CNLabeledValue(
        label: nil,
        value: CNInstantMessageAddress(username: "a", service: CNInstantMessageServiceJabber))
    ]
    contact.urlAddresses = [CNLabeledValue(label: "blog", value: "https://example.com")]
    contact.imageData = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    (contact.contactType, contact.note) = (.organization, "line 1\nline “2”")
    try bench.add(contact)
    try bench.phone.run {
      let keys =
        [
          CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactPostalAddressesKey,
          CNContactBirthdayKey, CNContactDatesKey, CNContactRelationsKey,
          CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey,
          CNContactUrlAddressesKey, CNContactImageDataKey, CNContactTypeKey, CNContactNoteKey,
          CNContactNonGregorianBirthdayKey,
        ] as [CNKeyDescriptor]
      let formatted = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
      let card = CNContactVCardSerialization.descriptorForRequiredKeys()
      let found = try CNContactStore().unifiedContact(
        withIdentifier: contact.identifier, keysToFetch: keys + [formatted, card])
      #expect(found.isEqual(to: contact))
      #expect(found.areKeysAvailable(keys) && found.birthday?.day == 28)
      #expect(found.imageData == contact.imageData && found.imageData?.count == 500_000)
    }
  }

  @Test("Contacts.FE1, Contacts.CO3, Contacts.CO4. Only the fetched properties are available")
  func keys() throws {
    let bench = ContactBench()
    let contact = bench.contact("Anna", "Berg")
    contact.imageData = Data([1, 2, 3])
    try bench.add(contact)
    try bench.phone.run {
      let found = try CNContactStore().unifiedContact(
        withIdentifier: contact.identifier,
        keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
      #expect(found.isKeyAvailable(CNContactGivenNameKey))
      #expect(found.isKeyAvailable(CNContactIdentifierKey))
      #expect(!found.isKeyAvailable(CNContactFamilyNameKey))
      #expect(!found.areKeysAvailable(bench.names))
      #expect(found.values(forKeys: [CNContactGivenNameKey]) == ["Anna"])
      let picture = try CNContactStore().unifiedContact(
        withIdentifier: contact.identifier,
        keysToFetch: [CNContactImageDataAvailableKey as NSString])
      #expect(picture.imageDataAvailable && !picture.isKeyAvailable(CNContactImageDataKey))
    }
    #expect(
      bench.code {
        _ = try CNContactStore().unifiedContact(withIdentifier: "?", keysToFetch: bench.names)
      } == .recordDoesNotExist)
  }

  @Test("Contacts.FE2. Contacts without an order are in that of their last change")
  func order() throws {
    let bench = ContactBench()
    let (anna, ben) = (bench.contact("Anna"), bench.contact("Ben"))
    try bench.add(anna, ben)
    #expect(try bench.all() == ["Anna", "Ben"])
    anna.givenName = "Anne"
    try bench.phone.run {
      let request = CNSaveRequest()
      request.update(anna)
      try CNContactStore().execute(request)
    }
    #expect(try bench.all() == ["Ben", "Anne"])
  }

  @Test("Contacts.CO5, Contacts.FE4. Pictures and contacts of the same name stay as they are")
  func pictures() throws {
    let bench = ContactBench()
    let (one, two) = (bench.contact("Anna"), bench.contact("Anna"))
    one.imageData = Data([1, 2, 3])
    try bench.add(one, two)
    #expect(try bench.all() == ["Anna", "Anna"])
    try bench.phone.run {
      let keys = [CNContactThumbnailImageDataKey as CNKeyDescriptor]
      let found = try CNContactStore().unifiedContact(
        withIdentifier: one.identifier, keysToFetch: keys)
      #expect(found.thumbnailImageData == Data([1, 2, 3]))
      #expect(!found.isUnifiedWithContact(withIdentifier: two.identifier))
    }
  }

  @Test("Contacts.SA3. An update stores the fetched properties, and keeps the others")
  func updating() throws {
    let bench = ContactBench()
    let contact = bench.contact("Anna", "Berg")
    contact.imageData = Data(repeating: 7, count: 300_000)
    try bench.add(contact)
    try bench.phone.run {
      let store = CNContactStore()
      let found = try store.unifiedContact(
        withIdentifier: contact.identifier, keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
      let changed = try #require(found.mutableCopy() as? CNMutableContact)
      changed.givenName = "Anne"
      let request = CNSaveRequest()
      request.update(changed)
      try store.execute(request)
      let keys = bench.names + [CNContactImageDataKey as CNKeyDescriptor]
      let again = try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: keys)
      #expect(again.givenName == "Anne" && again.familyName == "Berg")
      #expect(again.imageData == contact.imageData)
      let second = CNSaveRequest()
      let bare = try #require(again.mutableCopy() as? CNMutableContact)
      bare.imageData = Data([9])
      second.update(bare)
      try store.execute(second)
      #expect(
        try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: keys).imageData
          == Data([9]))
    }
  }

  @Test("Contacts.SA2. A request is carried out as a whole, or not at all")
  func atomicity() throws {
    let bench = ContactBench()
    let (anna, ben) = (bench.contact("Anna"), bench.contact("Ben"))
    try bench.add(anna)
    #expect(bench.code { try bench.add(ben, anna) } == .insertedRecordAlreadyExists)
    #expect(try bench.all() == ["Anna"])
    #expect(
      bench.code {
        let request = CNSaveRequest()
        request.delete(anna)
        request.update(ben)
        try CNContactStore().execute(request)
      } == .recordDoesNotExist)
    #expect(try bench.all() == ["Anna"])
    #expect(
      bench.code {
        let request = CNSaveRequest()
        request.add(ben, toContainerWithIdentifier: "no container")
        try CNContactStore().execute(request)
      } == .parentRecordDoesNotExist)
    try bench.phone.run {
      let request = CNSaveRequest()
      request.delete(anna)
      request.add(ben, toContainerWithIdentifier: CNContactStore().defaultContainerIdentifier())
      try CNContactStore().execute(request)
    }
    #expect(try bench.all() == ["Ben"])
  }

  @Test("Contacts.SA5. Changes are told in the next turn")
  func notification() throws {
    let bench = ContactBench()
    var (count, isExternal) = (0, true)
    let token = bench.phone.run {
      _ = CNContactStore()
      return NotificationCenter.default.addObserver(
        forName: .CNContactStoreDidChange, object: nil, queue: nil
      ) { note in
        let external = note.userInfo?["CNNotificationOriginationExternally"] as? Bool
        MainActor.assumeIsolated {
          count += 1
          isExternal = external ?? true
        }
      }
    }
    bench.phone.wait(0.1)
    try bench.add(bench.contact("Anna"))
    #expect(count == 0)
    bench.phone.wait(0.1)
    #expect(count == 1 && !isExternal)
    try bench.phone.run { try CNContactStore().execute(CNSaveRequest()) }
    bench.phone.wait(0.1)
    #expect(count == 1)
    bench.phone.run { NotificationCenter.default.removeObserver(token) }
  }

  @Test("Contacts.SA4. The token differs after a change, and is that of the store")
  func token() throws {
    let bench = ContactBench()
    let first = try #require(bench.phone.run { CNContactStore().currentHistoryToken })
    #expect(bench.phone.run { CNContactStore().currentHistoryToken } == first)
    try bench.add(bench.contact("Anna"))
    #expect(bench.phone.run { CNContactStore().currentHistoryToken } != first)
  }

  @Test("Contacts.GR1, Contacts.GR2. Groups have contacts, which stay when a group is deleted")
  func groups() throws {
    let bench = ContactBench()
    let (anna, ben) = (bench.contact("Anna"), bench.contact("Ben"))
    let group = CNMutableGroup()
    group.name = "Friends"
    try bench.phone.run {
      let store = CNContactStore()
      let request = CNSaveRequest()
      request.add(anna, toContainerWithIdentifier: nil)
      request.add(ben, toContainerWithIdentifier: nil)
      request.add(group, toContainerWithIdentifier: nil)
      request.addMember(ben, to: group)
      request.addMember(anna, to: group)
      try store.execute(request)
      let container = try #require(try store.containers(matching: nil).first)
      #expect(container.type == .local)
      #expect(container.identifier == store.defaultContainerIdentifier())
      #expect(
        try store.groups(matching: CNGroup.predicateForGroups(withIdentifiers: [group.identifier]))
          .map(\.name) == ["Friends"])
      #expect(
        try store.groups(
          matching: CNGroup.predicateForGroupsInContainer(withIdentifier: container.identifier)
        ).count == 1)
      let owner = CNContainer.predicateForContainerOfContact(withIdentifier: anna.identifier)
      #expect(try store.containers(matching: owner) == [container])
      let none = CNContainer.predicateForContainerOfGroup(withIdentifier: "?")
      #expect(try store.containers(matching: none).isEmpty)
    }
    let members = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
    #expect(try bench.found(members) == ["Ben", "Anna"])
    try bench.phone.run {
      let request = CNSaveRequest()
      request.removeMember(anna, from: group)
      group.name = "Family"
      request.update(group)
      try CNContactStore().execute(request)
    }
    #expect(try bench.found(members) == ["Ben"])
    try bench.phone.run {
      let request = CNSaveRequest()
      request.delete(ben)
      try CNContactStore().execute(request)
    }
    #expect(try bench.found(members).isEmpty)
    try bench.phone.run {
      #expect(try CNContactStore().groups(matching: nil).map(\.name) == ["Family"])
      let request = CNSaveRequest()
      request.delete(group)
      try CNContactStore().execute(request)
      #expect(try CNContactStore().groups(matching: nil).isEmpty)
    }
    #expect(try bench.all() == ["Anna"])
  }

  @Test("Contacts.PR2, Contacts.PR3, Contacts.PR4. Predicates find names, addresses and numbers")
  func predicates() throws {
    let bench = ContactBench()
    let (anna, ben) = (bench.contact("Ännchen", "von Tharau"), bench.contact("Ben", "Berg"))
    anna.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "anna@example.com")]
    ben.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelHome, value: CNPhoneNumber(stringValue: "+1 (415) 555-0132"))
    ]
    try bench.add(anna, ben)
    func named(_ name: String) throws -> [String] {
      try bench.found(CNContact.predicateForContacts(matchingName: name))
    }
    #expect(try named("ann") == ["Ännchen"])
    #expect(try named("thar ANN") == ["Ännchen"])
    #expect(try named("nchen").isEmpty && named("ann berg").isEmpty && named("  ").isEmpty)
    #expect(
      try bench.found(CNContact.predicateForContacts(matchingEmailAddress: "ANNA@example.com"))
        == ["Ännchen"])
    #expect(
      try bench.found(CNContact.predicateForContacts(matchingEmailAddress: "anna@example"))
        .isEmpty)
    for (number, isFound) in [
      ("415-555-0132", true), ("0014155550132", true), ("0024155550132", false), ("5550132", true),
      ("550132", false),
      ("", false),
    ] {
      let found = try bench.found(
        CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number)))
      #expect(found == (isFound ? ["Ben"] : []), "\(number)")
    }
    #expect(
      try bench.found(
        CNContact.predicateForContacts(withIdentifiers: [ben.identifier, "?", anna.identifier]))
        == ["Ben", "Ännchen"])
  }

  @Test("Contacts.PR1. Another predicate is an error")
  func otherPredicate() {
    let bench = ContactBench()
    let other = NSPredicate(value: true)
    #expect(
      bench.code {
        _ = try CNContactStore().unifiedContacts(matching: other, keysToFetch: bench.names)
      } == .predicateInvalid)
    #expect(
      bench.code { _ = try CNContactStore().groups(matching: other) } == .predicateInvalid)
    #expect(
      bench.code { _ = try CNContactStore().containers(matching: other) } == .predicateInvalid)
  }

  @Test("Contacts.FE3, Contacts.FE5. Contacts are passed in order, until the function ends it")
  func enumeration() throws {
    let bench = ContactBench()
    try bench.add(
      bench.contact("Cem", "Álvarez"), bench.contact("anna", "Zahn"), bench.contact("Ben", "berg"))
    #expect(try bench.all(.givenName) == ["anna", "Ben", "Cem"])
    #expect(try bench.all(.familyName) == ["Cem", "Ben", "anna"])
    #expect(try bench.all(.userDefault) == ["Cem", "Ben", "anna"])
    try bench.phone.run {
      let request = CNContactFetchRequest(keysToFetch: bench.names)
      (request.sortOrder, request.mutableObjects) = (.givenName, true)
      var found: [CNContact] = []
      try CNContactStore().enumerateContacts(with: request) { contact, stop in
        found.append(contact)
        stop.pointee = found.count == 2 ? true : false
      }
      #expect(found.map(\.givenName) == ["anna", "Ben"])
      #expect(found.allSatisfy { $0 is CNMutableContact })
    }
  }

  @Test("Contacts.ST2. More contacts than fit in a message arrive, with long notes")
  func many() throws {
    let bench = ContactBench()
    try bench.phone.run {
      let request = CNSaveRequest()
      for number in 0..<60 {
        let contact = bench.contact("\(number)")
        contact.note = String(repeating: "“\"\\", count: 5_000)
        request.add(contact, toContainerWithIdentifier: nil)
      }
      try CNContactStore().execute(request)
    }
    #expect(try bench.all().count == 60)
    #expect(
      bench.code {
        let contact = bench.contact("Long")
        contact.note = String(repeating: "n", count: 200_000)
        try bench.add(contact)
      } == .dataAccessError)
    #expect(try bench.all().count == 60)
  }
}

extension CNContact {
  /// Returns the texts for keys, which key-value coding finds.
  fileprivate func values(forKeys keys: [String]) -> [String] {
    keys.map { value(forKey: $0) as? String ?? "" }
  }

  /// Returns whether all properties equal those of a contact with all keys.
  @MainActor fileprivate func isEqual(to other: CNContact) -> Bool {
    givenName == other.givenName && familyName == other.familyName && note == other.note
      && phoneNumbers == other.phoneNumbers && emailAddresses == other.emailAddresses
      && postalAddresses == other.postalAddresses && dates == other.dates
      && contactRelations == other.contactRelations && socialProfiles == other.socialProfiles
      && instantMessageAddresses == other.instantMessageAddresses
      && urlAddresses == other.urlAddresses && contactType == other.contactType
      && birthday == other.birthday && identifier == other.identifier
  }
}
