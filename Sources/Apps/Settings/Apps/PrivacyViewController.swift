import TactusPhoneLink
import UIKit

/// The page with the protected resources and the apps that have requested them (Permissions.ST2).
@MainActor
final class PrivacyViewController: UITableViewController {
  private let store: SettingsStore
  /// The resource whose apps are shown; nil for the list of resources.
  private let resource: ProtectedResource?
  private var observer: (any NSObjectProtocol)?

  init(_ store: SettingsStore, resource: ProtectedResource? = nil) {
    (self.store, self.resource) = (store, resource)
    super.init(style: .insetGrouped)
    title = resource?.settingName ?? SettingsTexts["Privacy & Security"]
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

  private let resources = ProtectedResource.allCases.sorted { $0.settingName < $1.settingName }

  /// The row of health data, which lies among the resources by its name (Health.SY2).
  private lazy var healthRow = resources.count { $0.settingName < SettingsTexts["Health"] }

  private func resource(at row: Int) -> ProtectedResource {
    resources[row < healthRow ? row : row - 1]
  }

  private var apps: [InstalledApp] { resource.map { store.apps(thatAskFor: $0) } ?? [] }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    resource == nil ? resources.count + 1 : apps.count
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    SettingsTexts[
      resource == nil || !apps.isEmpty
        ? "Apps appear here once they have asked." : "No app has asked."]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    if let resource {
      let app = apps[indexPath.row]
      cell.textLabel?.text = app.name
      cell.detailTextLabel?.text = AppPermission.resource(resource)
        .choice(for: app.identifier, store)
    } else if indexPath.row == healthRow {
      cell.textLabel?.text = SettingsTexts["Health"]
      let count = store.healthAccess.count
      cell.detailTextLabel?.text = count == 0 ? nil : "\(count)"
    } else {
      let resource = resource(at: indexPath.row)
      let count = store.apps(thatAskFor: resource).count
      cell.textLabel?.text = resource.settingName
      cell.detailTextLabel?.text = count == 0 ? nil : "\(count)"
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next: UIViewController
    if let resource {
      next = AppPermissionViewController(.resource(resource), of: apps[indexPath.row], store)
    } else if indexPath.row == healthRow {
      next = HealthAppsViewController(store, title: SettingsTexts["Health"])
    } else {
      next = PrivacyViewController(store, resource: resource(at: indexPath.row))
    }
    navigationController?.pushViewController(next, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
