/// The delegate of a contact picker; all methods are optional, and those that are implemented
/// determine what the user selects (Contacts.CP3).
///
/// The associated types determine whether a method is implemented: they are the result types, which
/// differ in the default methods. Apps do not name them.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The result of selecting a contact.
  associatedtype _SelectedContact
  /// The result of selecting a property.
  associatedtype _SelectedProperty
  /// The result of selecting contacts.
  associatedtype _SelectedContacts
  /// The result of selecting properties.
  associatedtype _SelectedProperties

  /// Called when the user has canceled the picker.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when the user has selected a contact.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> _SelectedContact
  /// Called when the user has selected a property of a contact.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) -> _SelectedProperty
  /// Called when the user has selected contacts.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> _SelectedContacts
  /// Called when the user has selected properties of contacts.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) -> _SelectedProperties
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing: a delegate without the method selects no single contact.
  @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> _MissingPickerMethod { _MissingPickerMethod() }
  /// Does nothing: a delegate without the method selects no single property.
  @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) -> _MissingPickerMethod { _MissingPickerMethod() }
  /// Does nothing: a delegate without the method selects no contacts.
  @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> _MissingPickerMethod { _MissingPickerMethod() }
  /// Does nothing: a delegate without the method selects no properties.
  @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) -> _MissingPickerMethod { _MissingPickerMethod() }
}
