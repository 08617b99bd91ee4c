/// The methods that a picker's delegate has (Contacts.CP3).
@MainActor
struct PickerMethods {
  /// Whether the delegate receives a contact.
  private(set) var contact = false
  /// Whether the delegate receives a property of a contact.
  private(set) var property = false
  /// Whether the delegate receives several contacts.
  private(set) var contacts = false
  /// Whether the delegate receives several properties.
  private(set) var properties = false

  /// Whether the user selects several contacts or properties.
  var selectsSeveral: Bool { contacts || properties }

  /// Determines the methods that a delegate implements; none without one.
  init(_ delegate: (any CNContactPickerDelegate)?) {
    if let delegate { read(delegate) }
  }

  private mutating func read<Delegate: CNContactPickerDelegate>(_ delegate: Delegate) {
    contact = Delegate._SelectedContact.self != _MissingPickerMethod.self
    property = Delegate._SelectedProperty.self != _MissingPickerMethod.self
    contacts = Delegate._SelectedContacts.self != _MissingPickerMethod.self
    properties = Delegate._SelectedProperties.self != _MissingPickerMethod.self
  }
}
