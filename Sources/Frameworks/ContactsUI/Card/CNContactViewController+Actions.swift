internal import TactusFormRows

// Contacts.CC4. The rows that share a contact, or add one that is not in the store.
extension CNContactViewController {
  /// The titles and actions of the rows.
  var cardActions: [(title: String, action: () -> Void)] {
    switch purpose {
    case .known, .new: [("Share Contact", { [weak self] in self?.share() })]
    case .unknown:
      [
        ("Create New Contact", { [weak self] in self?.createContact() }),
        ("Add to Existing Contact", { [weak self] in self?.chooseExisting() }),
      ]
    }
  }

  private func share() {
    let name = ContactName.text(contact, alternateName).replacing("/", with: "-")
      .prefix(Self.longestFileName)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).vcf")
    do {
      try CNContactVCardSerialization.data(with: [contact]).write(to: file)
      present(
        UIActivityViewController(activityItems: [file], applicationActivities: nil),
        animated: UIView.areAnimationsEnabled)
    } catch {
      presentAlert(of: error, titled: "Cannot Share Contact")
    }
  }

  /// The most characters of a contact's name in the name of a file, which may have 255 bytes.
  private static let longestFileName = 60

  private func createContact() {
    edit(CNContactViewController(forNewContact: contact))
  }

  private func chooseExisting() {
    let picker = CNContactPickerViewController()
    let chooser = ExistingContactChooser { [weak self] contact in self?.add(to: contact) }
    existingChooser = chooser
    picker.delegate = chooser
    present(picker, animated: UIView.areAnimationsEnabled)
  }

  /// Presents an editor for a contact of the store, with the values added.
  private func add(to existing: CNContact) {
    guard let merged = existing.mutableCopy() as? CNMutableContact else { return }
    merged.phoneNumbers += contact.phoneNumbers
    merged.emailAddresses += contact.emailAddresses
    merged.urlAddresses += contact.urlAddresses
    merged.postalAddresses += contact.postalAddresses
    if merged.note.isEmpty { merged.note = contact.note }
    let editor = CNContactViewController(for: existing)
    editor.draft = merged
    editor.setEditing(true, animated: false)
    edit(editor)
  }

  /// Presents an editor for the contact, and shows the saved contact.
  private func edit(_ editor: CNContactViewController) {
    editor.contactStore = contactStore
    (editor.parentGroup, editor.parentContainer) = (parentGroup, parentContainer)
    editor.endsWithEditing = true
    editor.onComplete = { [weak self] saved in
      self?.dismiss(animated: UIView.areAnimationsEnabled)
      guard let self, let saved else { return }
      (contact, purpose) = (saved, .known)
      showCard()
      delegate?.contactViewController(self, didCompleteWith: saved)
    }
    present(
      UINavigationController(rootViewController: editor), animated: UIView.areAnimationsEnabled)
  }
}
