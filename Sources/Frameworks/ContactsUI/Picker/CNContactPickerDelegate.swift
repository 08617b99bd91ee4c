/// The methods that a picker of contacts calls; all are optional, and which of them an object has
/// decides what the user selects (Contacts.CP3).
///
/// The associated types tell whether a method is there: they are those of the results, which the
/// default methods have of another type. Apps do not name them.
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

  /// Tells the delegate that the user has canceled the picker.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Tells the delegate that the user has selected a contact.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> _SelectedContact
  /// Tells the delegate that the user has selected a property of a contact.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) -> _SelectedProperty
  /// Tells the delegate that the user has selected contacts.
  @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> _SelectedContacts
  /// Tells the delegate that the user has selected properties of contacts.
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
