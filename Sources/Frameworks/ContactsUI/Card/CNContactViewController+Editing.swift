internal import TactusFormRows

// Contacts.CC2, Contacts.CC3. Editing and saving.
extension CNContactViewController {
  /// Shows the editor of the contact.
  func beginEditing() {
    guard editPage == nil, let draft = draft ?? contact.mutableCopy() as? CNMutableContact
    else { return }
    let page = ContactEditPage(draft)
    if purpose == .known { page.onDelete = { [weak self] in self?.askToDelete() } }
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.saveEditing() })
    page.onChange = { [weak self] in
      guard let self else { return }
      done.isEnabled = purpose == .new ? !draft.isBlank : !draft.isEqual(contact)
    }
    editPage = page
    title = purpose == .new ? "New Contact" : nil
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    navigationItem.rightBarButtonItem = done
    page.update()
    fill(page.table)
  }

  private func cancelEditing() {
    guard purpose == .known, !endsWithEditing else { return complete(nil) }
    setEditing(false, animated: true)
  }

  private func saveEditing() {
    guard let page = editPage else { return }
    page.removeEmpty()
    let request = CNSaveRequest()
    if purpose == .new {
      request.add(page.contact, toContainerWithIdentifier: parentContainer?.identifier)
      if let parentGroup { request.addMember(page.contact, to: parentGroup) }
    } else {
      request.update(page.contact)
    }
    guard execute(request) else { return page.update() }
    contact = page.contact.copy() as? CNContact ?? page.contact
    purpose = .known
    setEditing(false, animated: true)
    complete(contact)
  }

  private func askToDelete() {
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Delete Contact", style: .destructive) { [weak self] _ in
        self?.deleteContact()
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: UIView.areAnimationsEnabled)
  }

  private func deleteContact() {
    guard let deleted = contact.mutableCopy() as? CNMutableContact else { return }
    let request = CNSaveRequest()
    request.delete(deleted)
    if execute(request) { complete(nil) }
  }

  /// Performs changes; after an error, shows it and returns false.
  private func execute(_ request: CNSaveRequest) -> Bool {
    do {
      try (contactStore ?? CNContactStore()).execute(request)
      return true
    } catch {
      presentAlert(of: error, titled: "Cannot Save Contact")
      return false
    }
  }

  /// Notifies the delegate, and then the presenter, that the controller has finished.
  private func complete(_ contact: CNContact?) {
    delegate?.contactViewController(self, didCompleteWith: contact)
    onComplete(contact)
  }
}

extension CNContact {
  /// Whether the contact has neither a name nor any value.
  @MainActor
  fileprivate var isBlank: Bool {
    CNContactFormatter.string(from: self, style: .fullName) == nil
      && ContactField.fields(of: self, nil).allSatisfy(\.text.isEmpty)
  }
}
