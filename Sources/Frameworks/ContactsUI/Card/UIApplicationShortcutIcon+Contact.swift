extension UIApplicationShortcutIcon {
  /// Creates the icon of a contact; that of contacts in general for one without a name
  /// (QuickActions.I4).
  public convenience init(contact: CNContact) {
    let letters = ContactName.initials(contact)
    if letters.isEmpty { self.init(type: .contact) } else { self.init(monogram: letters) }
  }
}
