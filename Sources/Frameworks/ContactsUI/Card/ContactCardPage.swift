internal import TactusFormRows

/// The page of a contact: its names and values (Contacts.CC1).
@MainActor
final class ContactCardPage {
  /// The table.
  let table = FormTableController()
  /// The contact.
  var contact: CNContact
  /// The keys of the shown properties; `nil` for all.
  var keys: Set<String>?
  /// The name of a contact without one.
  var alternateName: String?
  /// The text below the name.
  var message: String?
  /// The key and the identifier of the highlighted value.
  var highlighted: (key: String, identifier: String?)?
  /// The titles and actions of the last section.
  var actions: [(title: String, action: () -> Void)] = []
  /// The closure to call with the value that the user has touched; `nil` if none can be.
  var onSelect: ((ContactField) -> Void)?

  init(_ contact: CNContact, _ keys: Set<String>?) { (self.contact, self.keys) = (contact, keys) }

  /// Updates the page with the contact.
  func update() {
    let lines = [contact.jobTitle, contact.departmentName, organization, message ?? ""]
      .filter { !$0.isEmpty }
    let (contact, name) = (contact, ContactName.text(contact, alternateName))
    var sections = [FormSection(nil, [FormRow { ContactHeaderCell(contact, name, lines) }])]
    var (last, rows) = ("", [FormRow]())
    for field in ContactField.fields(of: contact, keys) {
      if field.key != last {
        sections.append(FormSection(nil, rows))
        (last, rows) = (field.key, [])
      }
      rows.append(row(field))
    }
    sections.append(FormSection(nil, rows))
    sections.append(FormSection(nil, actions.map { FormRow.button($0.title, $0.action) }))
    table.show(sections)
  }

  // MARK: Internals

  /// The organization, unless it is shown as the name.
  private var organization: String {
    ContactName.text(contact) == contact.organizationName ? "" : contact.organizationName
  }

  private func row(_ field: ContactField) -> FormRow {
    let isHighlighted =
      highlighted.map {
        $0.key == field.key && ($0.identifier == nil || $0.identifier == field.identifier)
      } ?? false
    return .stacked(
      field.label, field.text,
      color: isHighlighted ? .systemRed : field.address == nil ? .label : .tintColor,
      onSelect: onSelect.map { select in { select(field) } })
  }
}
