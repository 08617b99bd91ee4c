import TactusPhoneLink
import UIKit

/// The page on which the user decides a permission of an app (Pasteboard.PP8, Permissions.ST1).
@MainActor
final class AppPermissionViewController: UITableViewController {
  private let permission: AppPermission
  private let app: InstalledApp
  private let store: SettingsStore
  private var observer: (any NSObjectProtocol)?

  init(_ permission: AppPermission, of app: InstalledApp, _ store: SettingsStore) {
    (self.permission, self.app, self.store) = (permission, app, store)
    super.init(style: .insetGrouped)
    title = permission.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    observer = NotificationCenter.default.addObserver(
      forName: SettingsStore.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.tableView.reloadData() }
    }
  }

  private var options: [[AppPermission.Option]] { permission.options(for: app.identifier, store) }

  override func numberOfSections(in tableView: UITableView) -> Int { options.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let option = options[indexPath.section][indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = option.title
    cell.accessoryType = option.isChosen ? .checkmark : .none
    cell.accessibilityTraits = option.isChosen ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    store.set(options[indexPath.section][indexPath.row].setting)
    tableView.reloadData()
  }
}
