/// A list of contacts in sections by initial letter, with an index and a search (Contacts.CP1).
final class ContactListController: UITableViewController, UISearchResultsUpdating {
  /// The closure called with the selected row; not for multiple selection.
  var onSelect: (PickerRow) -> Void = { _ in }
  /// Whether several rows can be selected, with check marks.
  var selectsSeveral = false
  /// The selected rows, in order of selection.
  private(set) var selected: [PickerRow] = []

  private let collation = UILocalizedIndexedCollation.current()
  private let search = UISearchController(searchResultsController: nil)
  private var all: [PickerRow] = []
  private var sections: [(index: Int, rows: [PickerRow])] = []

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search"
    search.searchBar.searchTextField.accessibilityLabel = "Search"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  /// Shows sorted rows.
  func show(_ rows: [PickerRow]) {
    all = rows
    update()
  }

  /// Removes the check marks and the search.
  func clear() {
    selected = []
    search.isActive = false
    search.searchBar.text = ""
  }

  func updateSearchResults(for searchController: UISearchController) { update() }

  // MARK: Sections

  private func update() {
    let text = search.searchBar.text ?? ""
    var shown = all
    if !text.isEmpty {
      let predicate = CNContact.predicateForContacts(matchingName: text)
      shown = all.filter { predicate.evaluate(with: $0.contact) }
    }
    var groups: [Int: [PickerRow]] = [:]
    for row in shown { groups[section(of: row.contact), default: []].append(row) }
    sections = groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var empty: UIContentUnavailableConfiguration?
    if shown.isEmpty {
      empty = text.isEmpty ? .empty() : .search()
      if text.isEmpty { empty?.text = "No Contacts" }
    }
    contentUnavailableConfiguration = empty
    if isViewLoaded { tableView.reloadData() }
  }

  /// Returns the section for a contact's name; the last one without a name.
  private func section(of contact: CNContact) -> Int {
    collation.section(
      for: (contact.sortNames.first ?? "") as NSString, collationStringSelector: Self.itself)
  }

  /// The method with which a string returns itself.
  private static let itself = NSSelectorFromString("self")

  private func row(at indexPath: IndexPath) -> PickerRow {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { collation.sectionTitles[sections[section].index] }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.isEmpty ? nil : collation.sectionIndexTitles
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    // A letter without contacts leads to the section before it.
    max(0, (sections.firstIndex { $0.index > index } ?? sections.count) - 1)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(at: indexPath)
    let cell = UITableViewCell(
      style: row.field == nil ? .default : .subtitle, reuseIdentifier: nil)
    cell.textLabel?.attributedText = ContactName.attributed(row.contact)
    if let field = row.field {
      cell.detailTextLabel?.text = "\(field.label)  \(field.text)"
      cell.detailTextLabel?.textColor = .secondaryLabel
    }
    cell.textLabel?.isEnabled = row.isEnabled
    mark(cell, row)
    return cell
  }

  private func mark(_ cell: UITableViewCell, _ row: PickerRow) {
    let isSelected = selected.contains(row)
    cell.accessoryType = isSelected ? .checkmark : .none
    cell.accessibilityTraits = isSelected ? [.button, .selected] : .button
    if !row.isEnabled { cell.accessibilityTraits.insert(.notEnabled) }
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).isEnabled }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = row(at: indexPath)
    guard selectsSeveral else { return onSelect(row) }
    if let index = selected.firstIndex(of: row) {
      selected.remove(at: index)
    } else {
      selected.append(row)
    }
    if let cell = tableView.cellForRow(at: indexPath) { mark(cell, row) }
  }
}
