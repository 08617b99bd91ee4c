import TactusPhoneLink
import UIKit

/// The page on which the user decides whether an app reads what other apps have copied
/// (Pasteboard.PP8).
@MainActor
final class PastePermissionViewController: UITableViewController {
  /// The name of the setting.
  static let name = "Paste from Other Apps"

  private let app: InstalledApp
  private let store: SettingsStore
  private var observer: (any NSObjectProtocol)?

  init(_ app: InstalledApp, _ store: SettingsStore) {
    (self.app, self.store) = (app, store)
    super.init(style: .insetGrouped)
    title = Self.name
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

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    PastePermission.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let permission = PastePermission.allCases[indexPath.row]
    let isChosen = permission == store.pastePermission(of: app.identifier)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = permission.rawValue
    cell.accessoryType = isChosen ? .checkmark : .none
    cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    store.set(.paste(app.identifier, PastePermission.allCases[indexPath.row]))
    tableView.reloadData()
  }
}
