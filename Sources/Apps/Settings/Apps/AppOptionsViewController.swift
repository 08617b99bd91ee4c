import TactusPhoneLink
import UIKit

/// The page with the options of a row of an app's page (Settings.SB2).
@MainActor
final class AppOptionsViewController: UITableViewController {
  private let app: InstalledApp
  private let store: SettingsStore
  private let rows: [AppSettingsPage.Row]

  init(
    _ title: String, _ key: String, _ standard: Any?, _ titles: [String], _ values: [Any],
    of app: InstalledApp, _ store: SettingsStore
  ) {
    (self.app, self.store) = (app, store)
    rows = zip(titles, values).map { .option($0, key: key, standard: standard, value: $1) }
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { AppSettingCell(rows[indexPath.row], of: app, store) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if case .option(_, let key, _, let value) = rows[indexPath.row] {
      store.set(value, key, of: app.identifier)
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? AppSettingCell)?.update()
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
