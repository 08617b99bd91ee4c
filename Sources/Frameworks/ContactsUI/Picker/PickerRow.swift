/// A row of the contact list: a contact, or one of its properties.
struct PickerRow: Equatable {
  /// The contact.
  let contact: CNContact
  /// The property; `nil` for the contact itself.
  var field: ContactField?
  /// Whether the row can be selected.
  var isEnabled = true

  /// Returns whether two rows belong to the same contact and property.
  static func == (one: PickerRow, two: PickerRow) -> Bool {
    one.contact.identifier == two.contact.identifier && one.field?.key == two.field?.key
      && one.field?.identifier == two.field?.identifier
  }
}
