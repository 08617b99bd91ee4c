import TactusPhoneLink
import UIKit

/// The keyboards that the user has added, in the order of the globe key (Keyboards.LA9).
@MainActor
final class KeyboardListViewController: UITableViewController {
  private let store: SettingsStore
  private var observer: (any NSObjectProtocol)?
  private var shown: [KeyboardLanguage] = []

  /// Creates the list.
  init(_ store: SettingsStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Keyboards"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = editButtonItem
    shown = store.keyboards
    observer = NotificationCenter.default.addObserver(
      forName: SettingsStore.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  /// Shows the keyboards of the phone, if they have changed.
  private func update() {
    guard store.keyboards != shown else { return }
    shown = store.keyboards
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? shown.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.section == 0 {
      cell.textLabel?.text = shown[indexPath.row].name
    } else {
      cell.textLabel?.text = "Add New Keyboard…"
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    navigationController?.pushViewController(AddKeyboardViewController(store), animated: true)
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // The last keyboard cannot be removed.
    indexPath.section == 0 && shown.count > 1
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
    guard editingStyle == .delete, shown.count > 1 else { return }
    shown.remove(at: indexPath.row)
    store.setKeyboards(shown)
    // The last row has no delete control.
    guard shown.count > 1 else { return tableView.reloadData() }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
