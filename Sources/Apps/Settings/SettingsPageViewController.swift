import TactusPhoneLink
import UIKit

/// A page of settings as a table (Settings.SE3).
@MainActor
final class SettingsPageViewController: UITableViewController {
  private let page: SettingsPage
  private let store: SettingsStore
  private var observer: (any NSObjectProtocol)?
  private var shownApps: [InstalledApp] = []

  init(_ page: SettingsPage, _ store: SettingsStore) {
    self.page = page
    self.store = store
    super.init(style: .insetGrouped)
    title = SettingsTexts[page.title]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = page.title == SettingsPage.root.title ? .always : .never
    observer = NotificationCenter.default.addObserver(
      forName: SettingsStore.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    update()
  }

  /// The sections; the first page has one with the pages of apps after the others.
  private var sections: [SettingsPage.Section] {
    guard page.title == SettingsPage.root.title, !appRows.isEmpty else { return page.sections }
    return page.sections + [SettingsPage.Section(rows: appRows)]
  }

  /// The rows of the apps that have a page.
  private var appRows: [SettingsPage.Row] = []

  /// Shows the values of the visible rows again.
  private func update() {
    if page.title == SettingsPage.root.title {
      let apps = store.apps.filter { AppSettingsViewController.hasPage($0, store) }
        .sorted { $0.name < $1.name }
      if apps != shownApps {
        shownApps = apps
        appRows = apps.map(SettingsPage.Row.app)
        return tableView.reloadData()
      }
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? SettingCell)?.update(from: store)
    }
  }

  private func row(_ path: IndexPath) -> SettingsPage.Row {
    sections[path.section].rows[path.row]
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sections[section].header.map { SettingsTexts[$0] } }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { sections[section].footer.map { SettingsTexts[$0] } }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // The pages are short, so that their cells need not be used again.
    let cell = SettingCell(row(indexPath)) { [weak self] in self?.store.set($0) }
    cell.update(from: store)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    switch row(indexPath) {
    case .forceTrial: 240
    case .steps: 84
    default: UITableView.automaticDimension
    }
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch row(indexPath) {
    case .page, .app, .keyboards, .privacy, .health, .option, .numberOption: true
    default: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch row(indexPath) {
    case .page(let page, _, _):
      navigationController?.pushViewController(
        SettingsPageViewController(page, store), animated: true)
      return
    case .app(let app):
      navigationController?.pushViewController(
        AppSettingsViewController(app, store), animated: true)
      return
    case .keyboards:
      navigationController?.pushViewController(KeyboardListViewController(store), animated: true)
      return
    case .privacy:
      navigationController?.pushViewController(PrivacyViewController(store), animated: true)
      return
    case .health:
      navigationController?.pushViewController(
        HealthAppsViewController(store, title: SettingsTexts["Data Access"]), animated: true)
      return
    case .option(_, let choice, let word): store.set(.choice(choice, word))
    case .numberOption(_, let level, let number): store.set(.level(level, number))
    default: break
    }
    update()
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
