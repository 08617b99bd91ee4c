import ContactsUI

/// A delegate that notes what a picker tells it; its subclasses have the methods for selections.
class PickerNotes: NSObject {
  var notes: [String] = []
}

/// A delegate with no method for selections.
final class CancelDelegate: PickerNotes, CNContactPickerDelegate {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { notes.append("cancel") }
}

/// A delegate that selects a contact, or a property on the page of another one.
final class OneDelegate: PickerNotes, CNContactPickerDelegate {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { notes.append("cancel") }
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    notes.append(contact.givenName)
  }
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) { notes.append("\(contactProperty.key) \(contactProperty.value ?? "nothing")") }
}

/// A delegate that selects a property.
final class PropertyDelegate: PickerNotes, CNContactPickerDelegate {
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) { notes.append("\(contactProperty.key) \(contactProperty.value ?? "nothing")") }
}

/// A delegate that selects contacts, and dismisses the picker itself.
final class SeveralDelegate: PickerNotes, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    notes.append("one")
  }
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    notes.append(contacts.map(\.givenName).joined(separator: " "))
    picker.dismiss(animated: true)
  }
}

/// A delegate that selects properties.
final class PropertiesDelegate: PickerNotes, CNContactPickerDelegate {
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {
    notes.append(
      contactProperties.map { "\($0.contact.givenName) \($0.value ?? "")" }
        .joined(separator: ", "))
  }
}
