import TactusPhoneLink
import UIKit

/// The keyboards that the user can add (Keyboards.LA9).
@MainActor
final class AddKeyboardViewController: UITableViewController {
  private let store: SettingsStore
  private let languages: [KeyboardLanguage]

  /// Creates the list of the languages that are not active.
  init(_ store: SettingsStore) {
    self.store = store
    let active = store.keyboards
    languages = KeyboardLanguage.allCases.filter { !active.contains($0) }
    super.init(style: .insetGrouped)
    title = "Add New Keyboard"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    languages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = languages[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // The keyboards may have changed elsewhere since the list was shown.
    let active = store.keyboards.filter { $0 != languages[indexPath.row] }
    store.setKeyboards(active + [languages[indexPath.row]])
    navigationController?.popViewController(animated: true)
  }
}
