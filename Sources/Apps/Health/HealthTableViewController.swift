import UIKit

/// A page of the Health app: sections of rows, each with a text, a value and what a tap does.
@MainActor
class HealthTableViewController: UITableViewController {
  /// A row.
  struct Row {
    var text: String
    var value: String?
    var color: UIColor?
    /// Whether a tap leads to another page.
    var leadsOn = false
    /// Called for a tap; `nil` for a row that does nothing.
    var action: (@MainActor () -> Void)?
  }

  /// The sections: their titles and rows.
  var sections: [(title: String?, rows: [Row])] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  init(title: String) {
    super.init(style: .insetGrouped)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.text
    if let color = row.color { cell.textLabel?.textColor = color }
    cell.detailTextLabel?.text = row.value
    cell.accessoryType = row.leadsOn ? .disclosureIndicator : .none
    if row.action == nil { cell.selectionStyle = .none }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { sections[indexPath.section].rows[indexPath.row].action != nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].action?()
  }
}
