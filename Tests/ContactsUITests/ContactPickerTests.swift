import ContactsUI
import PhoneTesting
import Testing

extension OneInAProcess {
  /// Pickers of contacts on a phone.
  @MainActor @Suite(.serialized) struct ContactPickerTests {
    @Test("Contacts.CP1. The list has sections by the sorted names, and a search")
    func list() throws {
      let bench = try PageBench()
      let delegate = OneDelegate()
      bench.pick(delegate)
      let names = bench.labels.filter { ["Carl Adam", "Anna Berg", "Zoe Berg"].contains($0) }
      #expect(names == ["Carl Adam", "Anna Berg", "Zoe Berg"], "\(bench.labels)")
      #expect(bench.labels.contains("A") && bench.labels.contains("B"))
      try bench.type("zo", into: "Search")
      #expect(bench.phone.element(label: "Zoe Berg") != nil)
      #expect(bench.phone.element(label: "Anna Berg") == nil)
      try bench.tap("Zoe Berg")
      #expect(delegate.notes == ["Zoe"] && bench.isDismissed)
    }

    @Test("Contacts.CP3, Contacts.CP4, Contacts.CP8. A touched contact is returned once")
    func one() throws {
      let bench = try PageBench()
      let delegate = OneDelegate()
      bench.pick(delegate)
      try bench.tap("Anna Berg")
      #expect(delegate.notes == ["Anna"] && bench.isDismissed)
    }

    @Test("Contacts.CP4, Contacts.CP6. Another contact shows its page, whose values are returned")
    func page() throws {
      let bench = try PageBench()
      let delegate = OneDelegate()
      bench.pick(delegate) {
        $0.predicateForSelectionOfContact = NSPredicate(format: "emailAddresses.@count == 0")
        $0.displayedPropertyKeys = [CNContactEmailAddressesKey]
      }
      try bench.tap("Anna Berg")
      #expect(delegate.notes.isEmpty && !bench.labels.contains { $0.contains("555") })
      let value = try #require(bench.labels.first { $0.contains("anna@tea.example") })
      try bench.tap(value)
      #expect(delegate.notes == ["emailAddresses anna@tea.example"] && bench.isDismissed)
    }

    @Test("Contacts.CP3, Contacts.CP6. Properties that do not meet the predicate are not returned")
    func property() throws {
      let bench = try PageBench()
      let delegate = PropertyDelegate()
      bench.pick(delegate) {
        $0.predicateForSelectionOfProperty = NSPredicate(
          format: "key == 'emailAddresses' AND value LIKE '*@tea.example'")
      }
      try bench.tap("Anna Berg")
      let number = try #require(bench.labels.first { $0.contains("555") })
      try bench.tap(number)
      #expect(delegate.notes.isEmpty && !bench.isDismissed)
      try bench.tap(try #require(bench.labels.first { $0.contains("anna@tea.example") }))
      #expect(delegate.notes == ["emailAddresses anna@tea.example"] && bench.isDismissed)
    }

    @Test("Contacts.CP3, Contacts.CP7. Several contacts are returned as they were selected")
    func several() throws {
      let bench = try PageBench()
      let delegate = SeveralDelegate()
      let picker = bench.phone.run { CNContactPickerViewController() }
      bench.phone.run {
        picker.delegate = delegate
        bench.app.root.present(picker, animated: true)
      }
      bench.phone.wait(1)
      try bench.tap("Zoe Berg")
      try bench.tap("Carl Adam")
      try bench.tap("Anna Berg")
      try bench.tap("Carl Adam")
      #expect(delegate.notes.isEmpty)
      try bench.tap("Done")
      #expect(delegate.notes == ["Zoe Anna"] && bench.isDismissed)
      bench.phone.run { bench.app.root.present(picker, animated: true) }
      bench.phone.wait(1)
      try bench.tap("Carl Adam")
      try bench.tap("Done")
      #expect(delegate.notes == ["Zoe Anna", "Carl"] && bench.isDismissed)
    }

    @Test("Contacts.CP7. Several properties are rows of their own")
    func properties() throws {
      let bench = try PageBench()
      let delegate = PropertiesDelegate()
      bench.pick(delegate) { $0.displayedPropertyKeys = [CNContactEmailAddressesKey] }
      #expect(!bench.labels.contains { $0.contains("Carl Adam") })
      for mail in ["zoe@pot.test", "anna@tea.example"] {
        try bench.tap(try #require(bench.labels.first { $0.contains(mail) }))
      }
      try bench.tap("Done")
      #expect(delegate.notes == ["Zoe zoe@pot.test, Anna anna@tea.example"] && bench.isDismissed)
    }

    @Test("Contacts.CP5. Contacts that are not enabled cannot be touched")
    func disabled() throws {
      let bench = try PageBench()
      let delegate = OneDelegate()
      bench.pick(delegate) {
        $0.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
      }
      try bench.tap("Carl Adam")
      #expect(delegate.notes.isEmpty && !bench.isDismissed)
      try bench.tap("Zoe Berg")
      #expect(delegate.notes == ["Zoe"])
    }

    @Test("Contacts.CP8. The button and a drag cancel once", arguments: [true, false])
    func cancel(isByButton: Bool) throws {
      let bench = try PageBench()
      let delegate = CancelDelegate()
      bench.pick(delegate)
      weak var picker: UIViewController?
      bench.phone.run { picker = bench.app.root.presentedViewController }
      if isByButton {
        try bench.tap("Cancel")
      } else {
        bench.phone.swipe(from: (180, 60), to: (180, 640), for: 0.2)
        bench.phone.wait(1)
      }
      #expect(delegate.notes == ["cancel"] && bench.isDismissed && picker == nil)
    }

    @Test("Contacts.CP2. The user is asked for the permission; without it the picker is empty")
    func permission() throws {
      let bench = try PageBench(nil)
      bench.pick(OneDelegate())
      #expect(bench.phone.alerts.count == 1)
      try bench.phone.answer("Allow")
      bench.phone.wait(1)
      #expect(bench.labels.contains("Anna Berg"))
      let denied = try PageBench(.denied)
      denied.pick(OneDelegate())
      #expect(denied.phone.alerts.isEmpty && denied.labels.contains("No Contacts"))
    }
  }
}
