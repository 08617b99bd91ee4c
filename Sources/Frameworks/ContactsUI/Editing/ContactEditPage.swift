internal import TactusFormRows

/// The page on which a contact is edited (Contacts.CC2).
@MainActor
final class ContactEditPage {
  /// The table.
  let table = FormTableController()
  /// The contact being edited.
  let contact: CNMutableContact
  /// The closure to call after each change.
  var onChange: () -> Void = {}
  /// The closure to call when the user deletes the contact; `nil` for a new one.
  var onDelete: (() -> Void)?

  init(_ contact: CNMutableContact) {
    self.contact = contact
    table.setEditing(true, animated: false)
  }

  /// Updates the page with the contact.
  func update() {
    var sections = [FormSection(nil, names)]
    sections.append(FormSection(nil, phones.rows(contact, self)))
    sections.append(FormSection(nil, emails.rows(contact, self)))
    sections.append(FormSection(nil, pages.rows(contact, self)))
    sections += EditedAddresses.sections(contact, self)
    sections.append(FormSection(nil, [birthday]))
    sections.append(FormSection(nil, [text(CNContactNoteKey, \.note)]))
    if let onDelete {
      sections.append(
        FormSection(nil, [.button("Delete Contact", color: .systemRed, onDelete)]))
    }
    table.show(sections)
    onChange()
  }

  /// Removes the values without text.
  func removeEmpty() {
    phones.removeEmpty(contact)
    emails.removeEmpty(contact)
    pages.removeEmpty(contact)
    EditedAddresses.removeEmpty(contact)
  }

  /// Shows the labels that the user can choose for a value.
  func chooseLabel(_ labels: [String], _ label: String?, _ set: @escaping (String) -> Void) {
    let page = ChoiceListController(
      "Label", labels.map(ContactLabels.text), chosen: label.flatMap(labels.firstIndex)
    ) { [weak self] index in
      set(labels[index])
      self?.update()
    }
    table.navigationController?.pushViewController(page, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Internals

  private var phones: LabeledTexts<CNPhoneNumber> {
    LabeledTexts(
      path: \.phoneNumbers, name: "phone", labels: ContactLabels.phones, keyboard: .phonePad,
      text: \.stringValue, value: { CNPhoneNumber(stringValue: $0) })
  }

  private var emails: LabeledTexts<NSString> {
    LabeledTexts(
      path: \.emailAddresses, name: "email", labels: ContactLabels.emails,
      keyboard: .emailAddress, text: { $0 as String }, value: { $0 as NSString })
  }

  private var pages: LabeledTexts<NSString> {
    LabeledTexts(
      path: \.urlAddresses, name: "url", labels: ContactLabels.pages, keyboard: .URL,
      text: { $0 as String }, value: { $0 as NSString })
  }

  private var names: [FormRow] {
    [
      text(CNContactGivenNameKey, \.givenName), text(CNContactFamilyNameKey, \.familyName),
      text(CNContactOrganizationNameKey, \.organizationName),
    ]
  }

  private func text(
    _ key: String, _ path: ReferenceWritableKeyPath<CNMutableContact, String>
  ) -> FormRow {
    let contact = contact
    return .text(CNContact.localizedString(forKey: key), { contact[keyPath: path] }) {
      [weak self] in
      contact[keyPath: path] = $0
      self?.onChange()
    }
  }

  private var birthday: FormRow {
    let contact = contact
    guard let day = contact.birthday.flatMap(ContactDate.date) else {
      let add = { [weak self] in
        contact.birthday = ContactDate.components(Date())
        self?.update()
      }
      return FormRow.button("add birthday", color: .label) { add() }.editing(.insert { add() })
    }
    return FormRow.date(
      "birthday", .date, { contact.birthday.flatMap(ContactDate.date) ?? day }
    ) { [weak self] in
      contact.birthday = ContactDate.components($0)
      self?.onChange()
    }.editing(
      .delete { [weak self] in
        contact.birthday = nil
        self?.update()
      })
  }
}
