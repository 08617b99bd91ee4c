import ContactsUI
import PhoneTesting
import Testing

extension OneInAProcess {
  /// Pages of contacts on a phone.
  @MainActor @Suite(.serialized) struct ContactPageTests {
    @Test("Contacts.CC1, Contacts.CC5. A page shows values; the delegate prevents their actions")
    func card() throws {
      let bench = try PageBench()
      let anna = try #require(try bench.stored("Anna").first)
      bench.app.permitsActions = false
      bench.present {
        let controller = CNContactViewController(for: anna)
        controller.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        controller.message = "From the kettle"
        controller.highlightProperty(withKey: CNContactPhoneNumbersKey, identifier: nil)
        return controller
      }
      let header = bench.labels.first { $0.contains("Anna Berg") }
      #expect(header?.contains("From the kettle") == true, "\(bench.labels)")
      #expect(!bench.labels.contains { $0.contains("anna@tea.example") })
      try bench.tap(try #require(bench.labels.first { $0.contains("555") }))
      #expect(bench.app.notes.count == 1)
      #expect(bench.app.notes.first?.hasPrefix("touched phoneNumbers") == true)
    }

    @Test("Contacts.CC1, Contacts.CC4. Without name and actions there is the alternate name only")
    func alternateName() throws {
      let bench = try PageBench()
      bench.present {
        let controller = CNContactViewController(forUnknownContact: CNContact())
        (controller.alternateName, controller.allowsActions) = ("Kettle", false)
        return controller
      }
      #expect(bench.labels.contains("Kettle"))
      #expect(!bench.labels.contains("Edit") && !bench.labels.contains("Create New Contact"))
    }

    @Test("Contacts.CC2, Contacts.CC3. A new contact is typed, and stored")
    func new() throws {
      let bench = try PageBench()
      bench.present { CNContactViewController(forNewContact: nil) }
      try bench.tap("Done")
      #expect(bench.app.notes.isEmpty)
      try bench.type("Maria", into: "First name")
      try bench.tap("add phone")
      try bench.type("777", into: "phone")
      try bench.tap("add email")
      try bench.tap("Done")
      #expect(bench.app.notes == ["completed Maria"] && bench.isDismissed)
      let stored = try #require(try bench.stored("Maria").first)
      #expect(stored.phoneNumbers.map(\.value.stringValue) == ["777"])
      #expect(stored.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile])
      #expect(stored.emailAddresses.isEmpty)
    }

    @Test("Contacts.CC3. Cancel gives no contact")
    func cancel() throws {
      let bench = try PageBench()
      bench.present {
        let contact = CNMutableContact()
        contact.givenName = "Maria"
        return CNContactViewController(forNewContact: contact)
      }
      weak var page: UIViewController?
      bench.phone.run { page = bench.app.root.presentedViewController }
      try bench.tap("Cancel")
      #expect(bench.app.notes == ["completed nil"] && bench.isDismissed && page == nil)
      #expect(try bench.stored("Maria").isEmpty)
    }

    @Test("Contacts.CC2, Contacts.CC3. A contact of the store is edited, and deleted")
    func edit() throws {
      let bench = try PageBench()
      let anna = try #require(try bench.stored("Anna").first)
      bench.present { CNContactViewController(for: anna) }
      try bench.tap("Edit")
      try bench.type("bel", into: "First name")
      try bench.tap("mobile")
      try bench.tap("work")
      try bench.tap("Done")
      #expect(bench.app.notes == ["completed Annabel"])
      let stored = try #require(try bench.stored("Annabel").first)
      #expect(stored.identifier == anna.identifier)
      #expect(stored.phoneNumbers.first?.label == CNLabelWork)
      bench.present { CNContactViewController(for: stored) }
      try bench.tap("Edit")
      bench.phone.swipe(from: (180, 600), to: (180, 60))
      bench.phone.wait(1)
      try bench.tap("Delete Contact")
      try bench.tap("Delete Contact")
      #expect(bench.app.notes.last == "completed nil" && bench.isDismissed)
      #expect(try bench.stored("Annabel").isEmpty)
    }

    @Test(
      "Contacts.CC4. An unknown contact is added, or its values to another one",
      arguments: [true, false])
    func unknown(isNew: Bool) throws {
      let bench = try PageBench()
      bench.present {
        let contact = CNMutableContact()
        contact.givenName = "Maria"
        contact.urlAddresses = [CNLabeledValue(label: CNLabelHome, value: "tea.example")]
        return CNContactViewController(forUnknownContact: contact)
      }
      if isNew {
        try bench.tap("Create New Contact")
      } else {
        try bench.tap("Add to Existing Contact")
        try bench.tap("Zoe Berg")
        bench.phone.wait(1)
      }
      try bench.tap("Done")
      let name = isNew ? "Maria" : "Zoe"
      #expect(bench.app.notes == ["completed \(name)"])
      let stored = try #require(try bench.stored(name).first)
      #expect(stored.urlAddresses.map { $0.value as String } == ["tea.example"])
    }
  }
}
