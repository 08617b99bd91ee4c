// For the pages that show contacts.
extension CNContact {
  /// Returns the descriptor of all properties.
  package static func descriptorForAllKeys() -> any CNKeyDescriptor {
    ContactKeys(ContactKeys.all)
  }

  /// Returns the keys of descriptors.
  package static func keys(of descriptors: [any CNKeyDescriptor]) -> Set<String> {
    ContactKeys.keys(of: descriptors)
  }

  /// The names by which the contact is sorted in the user's order (Contacts.FE5); empty if it has
  /// none.
  package var sortNames: [String] { ContactOrder.names(self, .userDefault) }
}
