import TactusPhoneLink
import UIKit

/// The keyboards that the user has added, in the order of the globe key: those of the system, and
/// those of apps (Keyboards.LA9, Keyboards.CU2).
@MainActor
final class KeyboardListViewController: UITableViewController {
  private let store: SettingsStore
  private var observer: (any NSObjectProtocol)?
  private var shown: [KeyboardLanguage] = []
  private var shownCustom: [CustomKeyboard] = []

  /// Creates the list.
  init(_ store: SettingsStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = SettingsTexts["Keyboards"]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = editButtonItem
    (shown, shownCustom) = (store.keyboards, store.customKeyboards)
    observer = NotificationCenter.default.addObserver(
      forName: SettingsStore.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  /// Shows the keyboards of the phone, if they have changed.
  private func update() {
    guard store.keyboards != shown || store.customKeyboards != shownCustom else { return }
    (shown, shownCustom) = (store.keyboards, store.customKeyboards)
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? shown.count : section == 1 ? shownCustom.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.section == 0 {
      cell.textLabel?.text = shown[indexPath.row].name
    } else if indexPath.section == 1 {
      cell.textLabel?.text = shownCustom[indexPath.row].title
      if shownCustom[indexPath.row].requestsFullAccess {
        cell.accessoryType = .disclosureIndicator
      }
    } else {
      cell.textLabel?.text = SettingsTexts["Add New Keyboard…"]
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    indexPath.section == 2
      || (indexPath.section == 1 && shownCustom[indexPath.row].requestsFullAccess)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 1, shownCustom[indexPath.row].requestsFullAccess {
      let page = FullAccessViewController(store, shownCustom[indexPath.row])
      navigationController?.pushViewController(page, animated: true)
    }
    guard indexPath.section == 2 else { return }
    navigationController?.pushViewController(AddKeyboardViewController(store), animated: true)
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // The last keyboard of the system cannot be removed.
    (indexPath.section == 0 && shown.count > 1) || indexPath.section == 1
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0 && shown.count > 1
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section == 0 else {
      return IndexPath(row: shown.count - 1, section: 0)
    }
    return proposedDestinationIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let language = shown.remove(at: sourceIndexPath.row)
    shown.insert(language, at: destinationIndexPath.row)
    store.setKeyboards(shown)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, indexPath.section == 1 {
      shownCustom.remove(at: indexPath.row)
      store.setCustomKeyboards(shownCustom)
      return tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    guard editingStyle == .delete, shown.count > 1 else { return }
    shown.remove(at: indexPath.row)
    store.setKeyboards(shown)
    // The last row has no delete control.
    guard shown.count > 1 else { return tableView.reloadData() }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
