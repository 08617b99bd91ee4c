import TactusPhoneLink
import TactusPhoneTypes
import UIKit

/// A page of an app's `Settings.bundle` as a table (Settings.SB1).
@MainActor
final class AppSettingsViewController: UITableViewController {
  private let app: InstalledApp
  private let store: SettingsStore
  /// The page; nil for an app without a bundle, and for a file that cannot be read.
  private let page: AppSettingsPage?
  /// Whether this is the first page of the app, which has its permissions.
  private let isRoot: Bool
  /// The reason why the page cannot be shown; nil if it can.
  private let problem: String?
  private var observer: (any NSObjectProtocol)?

  /// The path of an app's `Settings.bundle`; nil without one.
  static func folder(of app: InstalledApp) -> String? {
    guard !app.bundlePath.isEmpty else { return nil }
    let path = "\(app.bundlePath)/Settings.bundle"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns whether an app has a page: that of its bundle, or a permission (Pasteboard.PP8).
  static func hasPage(_ app: InstalledApp, _ store: SettingsStore) -> Bool {
    folder(of: app) != nil || !AppPermission.all(of: app.identifier, store).isEmpty
  }

  init(_ app: InstalledApp, _ store: SettingsStore, file: String = "Root", title: String? = nil) {
    self.app = app
    self.store = store
    isRoot = file == "Root"
    guard let folder = Self.folder(of: app) else {
      (page, problem) = (nil, nil)
      super.init(style: .insetGrouped)
      self.title = app.name
      return
    }
    do throws(AppSettingsPage.ReadingError) {
      let page = try AppSettingsPage(file, in: folder)
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

  /// The number of sections with permissions, before those of the bundle.
  private var permissionCount: Int { shownPermissions.isEmpty ? 0 : 1 }

  /// The permissions that are shown, with the titles of their chosen options.
  private lazy var shownPermissions = permissions

  private var permissions: [ShownPermission] {
    guard isRoot else { return [] }
    return AppPermission.all(of: app.identifier, store).map { permission in
      ShownPermission(permission: permission, choice: permission.choice(for: app.identifier, store))
    }
  }

  /// A row of a permission.
  private struct ShownPermission: Equatable {
    var permission: AppPermission
    var choice: String
  }

  /// Shows the values of the visible rows again.
  private func update() {
    if shownPermissions != permissions {
      shownPermissions = permissions
      return tableView.reloadData()
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: path) as? AppSettingCell)?.update()
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    permissionCount + (page?.sections.count ?? (problem == nil ? 0 : 1))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard section >= permissionCount else { return shownPermissions.count }
    return page?.sections[section - permissionCount].rows.count ?? 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    guard section >= permissionCount else {
      return SettingsTexts.text("Allow %1 to Access", app.name)
    }
    return page?.sections[section - permissionCount].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { section >= permissionCount ? page?.sections[section - permissionCount].footer : nil }

  /// Returns a row of the bundle; nil for a permission, and without a page.
  private func row(_ path: IndexPath) -> AppSettingsPage.Row? {
    guard path.section >= permissionCount else { return nil }
    return page?.sections[path.section - permissionCount].rows[path.row]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section < permissionCount {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      let shown = shownPermissions[indexPath.row]
      cell.textLabel?.text = shown.permission.name
      cell.detailTextLabel?.text = shown.choice
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    guard let row = row(indexPath) else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = problem
      cell.textLabel?.numberOfLines = 0
      return cell
    }
    return AppSettingCell(row, of: app, store)
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    guard indexPath.section >= permissionCount else { return true }
    return switch row(indexPath) {
    case .page, .options, .option: true
    default: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section < permissionCount {
      let permission = shownPermissions[indexPath.row].permission
      navigationController?.pushViewController(
        AppPermissionViewController(permission, of: app, store), animated: true)
    }
    guard let row = row(indexPath) else { return }
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
