import TactusPhoneLink
import UIKit

/// The keyboards that the user can add: those of the system, and those of installed apps
/// (Keyboards.LA9, Keyboards.CU2).
@MainActor
final class AddKeyboardViewController: UITableViewController {
  private let store: SettingsStore
  private let languages: [KeyboardLanguage]
  private let keyboards: [CustomKeyboard]

  /// Creates the list of the keyboards that are not active.
  init(_ store: SettingsStore) {
    self.store = store
    let active = store.keyboards
    languages = KeyboardLanguage.allCases.filter { !active.contains($0) }
    let custom = store.customKeyboards.map(\.identifier)
    keyboards = store.installedKeyboards.filter { !custom.contains($0.identifier) }
    super.init(style: .insetGrouped)
    title = SettingsTexts["Add New Keyboard"]
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { keyboards.isEmpty ? 1 : 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? languages.count : keyboards.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? nil : SettingsTexts["Third-Party Keyboards"] }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text =
      indexPath.section == 0 ? languages[indexPath.row].name : keyboards[indexPath.row].appName
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else {
      let keyboard = keyboards[indexPath.row]
      let others = store.customKeyboards.filter { $0.identifier != keyboard.identifier }
      store.setCustomKeyboards(others + [keyboard])
      navigationController?.popViewController(animated: true)
      return
    }
    // The keyboards may have changed elsewhere since the list was shown.
    let active = store.keyboards.filter { $0 != languages[indexPath.row] }
    store.setKeyboards(active + [languages[indexPath.row]])
    navigationController?.popViewController(animated: true)
  }
}
