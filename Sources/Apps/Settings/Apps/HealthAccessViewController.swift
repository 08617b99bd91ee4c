import TactusHealthModel
import TactusHealthSymbols
import UIKit

/// The page with the types of health data that an app may write and read (Health.SY2).
@MainActor
final class HealthAccessViewController: UITableViewController {
  private let store: SettingsStore
  private let bundle: String
  private let name: String
  private var access: HealthAccess

  /// The sections after that of all switches: whether they are about writing, and their types.
  private let groups: [(isShare: Bool, types: [HealthType])]

  init(_ access: HealthAccess, of bundle: String, named name: String, _ store: SettingsStore) {
    (self.access, self.bundle, self.name, self.store) = (access, bundle, name, store)
    groups = [(true, Array(access.share.keys)), (false, Array(access.read.keys))]
      .map { ($0, $1.compactMap(HealthType.find).sorted { $0.shownName < $1.shownName }) }
      .filter { !$0.1.isEmpty }
    super.init(style: .insetGrouped)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : groups[section - 1].types.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    guard section > 0 else { return nil }
    return SettingsTexts.text(
      groups[section - 1].isShare ? "Allow “%1” to write" : "Allow “%1” to read", name)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.section > 0 else {
      cell.textLabel?.text =
        SettingsTexts[
          access.isAllAllowed ? "Turn Off All" : "Turn On All"]
      cell.textLabel?.textColor = .systemBlue
      cell.accessibilityTraits = .button
      return cell
    }
    let group = groups[indexPath.section - 1]
    let type = group.types[indexPath.row]
    cell.selectionStyle = .none
    cell.textLabel?.text = type.shownName
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = HealthSymbol.image(of: type)
    let toggle = UISwitch()
    toggle.isOn = (group.isShare ? access.share : access.read)[type.identifier] ?? false
    toggle.accessibilityLabel = SettingsTexts.text(
      group.isShare ? "Write %1" : "Read %1", type.shownName)
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        if group.isShare {
          access.share[type.identifier] = toggle.isOn
        } else {
          access.read[type.identifier] = toggle.isOn
        }
        store.setHealthAccess(access, of: bundle)
        tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 0 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 0 else { return }
    let isOn = !access.isAllAllowed
    for type in access.share.keys { access.share[type] = isOn }
    for type in access.read.keys { access.read[type] = isOn }
    store.setHealthAccess(access, of: bundle)
    tableView.reloadData()
  }
}

extension HealthAccess {
  /// The number of decisions.
  var count: Int { share.count + read.count }
  /// Whether there are no decisions.
  var isEmpty: Bool { count == 0 }
  /// The number of decisions that allow.
  var allowedCount: Int { share.values.count(where: \.self) + read.values.count(where: \.self) }
  /// Whether all decisions allow.
  var isAllAllowed: Bool { allowedCount == count }
}
