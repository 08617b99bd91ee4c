import TactusPhoneLink
import TactusPhoneTypes
import UIKit

/// A page of an app's `Settings.bundle` as a table (Settings.SB1).
@MainActor
final class AppSettingsViewController: UITableViewController {
  private let app: InstalledApp
  private let store: SettingsStore
  private let page: AppSettingsPage?
  /// The reason why the page cannot be shown; nil if it can.
  private let problem: String?
  private var observer: (any NSObjectProtocol)?

  /// The path of an app's `Settings.bundle`; nil without one.
  static func folder(of app: InstalledApp) -> String? {
    guard !app.bundlePath.isEmpty else { return nil }
    let path = "\(app.bundlePath)/Settings.bundle"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  init(_ app: InstalledApp, _ store: SettingsStore, file: String = "Root", title: String? = nil) {
    self.app = app
    self.store = store
    do throws(AppSettingsPage.ReadingError) {
      let page = try AppSettingsPage(file, in: Self.folder(of: app) ?? "")
      (self.page, problem) = (page, nil)
      for text in page.problems { print("Settings of “\(app.name)”: \(text)") }
    } catch {
      (page, problem) = (nil, error.message)
      print("Settings of “\(app.name)”: \(error.message)")
    }
    super.init(style: .insetGrouped)
    self.title = title ?? page?.title ?? app.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    observer = NotificationCenter.default.addObserver(
      forName: SettingsStore.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  /// Shows the values of the visible rows again.
  private func update() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? AppSettingCell)?.update()
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { page?.sections.count ?? 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    page?.sections[section].rows.count ?? 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { page?.sections[section].header }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { page?.sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let page else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = problem
      cell.textLabel?.numberOfLines = 0
      return cell
    }
    return AppSettingCell(page.sections[indexPath.section].rows[indexPath.row], of: app, store)
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch page?.sections[indexPath.section].rows[indexPath.row] {
    case .page, .options, .option: true
    default: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let row = page?.sections[indexPath.section].rows[indexPath.row] else { return }
    switch row {
    case .page(let title, let file):
      navigationController?.pushViewController(
        AppSettingsViewController(app, store, file: file, title: title.isEmpty ? nil : title),
        animated: true)
    case .options(let title, let key, let standard, let titles, let values):
      navigationController?.pushViewController(
        AppOptionsViewController(title, key, standard, titles, values, of: app, store),
        animated: true)
    case .option(_, let key, _, let value): store.set(value, key, of: app.identifier)
    default: break
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
