import TactusHealthModel
import UIKit

/// The page with the apps that have requested health data (Health.SY2).
@MainActor
final class HealthAppsViewController: UITableViewController {
  private let store: SettingsStore
  private var rows: [(bundle: String, name: String, access: HealthAccess)] = []

  init(_ store: SettingsStore, title: String) {
    self.store = store
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.largeTitleDisplayMode = .never
    let names = Dictionary(
      store.apps.map { ($0.identifier.text, $0.name) }, uniquingKeysWith: { one, _ in one })
    rows = store.healthAccess.map { ($0.key, names[$0.key] ?? $0.key, $0.value) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    tableView.reloadData()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    SettingsTexts[
      rows.isEmpty
        ? "No app has asked."
        : "Apps appear here once they have asked to read or to write health data."]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = SettingsTexts.text(
      "%1 of %2", "\(row.access.allowedCount)", "\(row.access.count)")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = rows[indexPath.row]
    navigationController?.pushViewController(
      HealthAccessViewController(row.access, of: row.bundle, named: row.name, store),
      animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
