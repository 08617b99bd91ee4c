import TactusPhoneLink
import UIKit

/// The page of a keyboard of an app, with the switch Allow Full Access (Keyboards.CU2).
@MainActor
final class FullAccessViewController: UITableViewController {
  private let store: SettingsStore
  private let keyboard: CustomKeyboard

  /// Creates the page of a keyboard that requests full access.
  init(_ store: SettingsStore, _ keyboard: CustomKeyboard) {
    (self.store, self.keyboard) = (store, keyboard)
    super.init(style: .insetGrouped)
    title = keyboard.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = SettingsTexts["Allow Full Access"]
    let toggle = UISwitch()
    toggle.accessibilityLabel = cell.textLabel?.text
    toggle.isOn =
      store.customKeyboards.first { $0.identifier == keyboard.identifier }?.hasFullAccess ?? false
    toggle.addAction(
      UIAction { [store, keyboard, weak toggle] _ in
        guard let toggle else { return }
        store.set(.fullAccess(keyboard.identifier, toggle.isOn))
      }, for: .valueChanged)
    cell.accessoryView = toggle
    cell.selectionStyle = .none
    return cell
  }
}
