/// The delegate of the picker with which the user chooses the contact to which values are added.
final class ExistingContactChooser: NSObject, CNContactPickerDelegate {
  private let onChoose: @MainActor (CNContact) -> Void

  init(_ onChoose: @escaping @MainActor (CNContact) -> Void) { self.onChoose = onChoose }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picker.dismiss(animated: UIView.areAnimationsEnabled) { [onChoose] in onChoose(contact) }
  }
}
