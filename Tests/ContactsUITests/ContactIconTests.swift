import ContactsUI
import PhoneTesting
import Testing

extension OneInAProcess {
  /// Icons of quick actions that stand for contacts.
  @MainActor @Suite struct ContactIconTests {
    @Test("QuickActions.I4. Contacts with other initials have other icons")
    func icons() {
      let (anna, carl) = (CNMutableContact(), CNMutableContact())
      (anna.givenName, anna.familyName) = ("Anna", "Berg")
      (carl.givenName, carl.familyName) = ("Carl", "Adam")
      let icons = [anna, carl, CNContact()].map(UIApplicationShortcutIcon.init(contact:))
      #expect(icons[0] == UIApplicationShortcutIcon(contact: anna) && icons[0] != icons[1])
      #expect(icons[2] == UIApplicationShortcutIcon(type: .contact))
    }
  }
}
