import Contacts
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of Contacts that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Container: CNContainer, @unchecked Sendable {
    override var identifier: String { "work" }
    override var name: String { "Work" }
  }

  private final class Property: CNContactProperty, @unchecked Sendable {
    private let owner: CNContact
    init(_ owner: CNContact) {
      self.owner = owner
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var contact: CNContact { owner }
    override var key: String { CNContactPhoneNumbersKey }
    override var identifier: String? { owner.phoneNumbers.first?.identifier }
  }

  @Test("ObjectiveC.WC11. Values, containers and properties are empty")
  func empty() {
    #expect(CNContactRelation().name.isEmpty && CNContactRelation() == CNContactRelation(name: ""))
    let message = CNInstantMessageAddress()
    #expect(message.username.isEmpty && message.service.isEmpty)
    let profile = CNSocialProfile()
    #expect(profile.urlString.isEmpty && profile.username.isEmpty)
    #expect(profile.userIdentifier.isEmpty && profile.service.isEmpty)
    let container = CNContainer()
    #expect(container.identifier.isEmpty && container.name.isEmpty)
    #expect(container.type == .unassigned && container != Container())
    let property = CNContactProperty()
    #expect(property.key.isEmpty && property.value == nil && property.label == nil)
    #expect(property.identifier == nil && property.contact.phoneNumbers.isEmpty)
    #expect(CNChangeHistoryDropEverythingEvent() !== CNChangeHistoryDropEverythingEvent())
  }

  @Test("ObjectiveC.WC12. A property finds its value in what a subclass overrides")
  func subclass() {
    let contact = CNMutableContact()
    let number = CNPhoneNumber(stringValue: "555")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: number)]
    let property: CNContactProperty = Property(contact)
    #expect(property.value as? CNPhoneNumber == number && property.label == CNLabelHome)
  }
}
