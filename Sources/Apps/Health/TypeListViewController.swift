import HealthKit
import TactusHealthModel
import TactusHealthSymbols
import TactusVirtualTime
import UIKit

/// The first page: the types with data by category, each with its last value (Health.SY3).
@MainActor
final class TypeListViewController: UITableViewController {
  private let records: StoredHealth
  private var groups: [(category: HealthCategory, types: [HealthType])] = []
  private var last: [HealthType: HKSample] = [:]
  private var query: HKQuery?

  init(_ records: StoredHealth) {
    self.records = records
    super.init(style: .insetGrouped)
    title = HealthTexts["Health"]
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
    // Any type may get its first sample while the page is shown.
    query = records.observe(Array(HealthType.all.values.filter(\.kind.isSample))) { [weak self] in
      self?.loadSoon()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let query { records.store.stop(query) }
    query = nil
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups.indices.contains(section) ? groups[section].types.count : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { groups.indices.contains(section) ? groups[section].category.shownName : nil }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { groups.isEmpty ? HealthTexts["Apps and scripts have stored no health data."] : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard groups.indices.contains(indexPath.section) else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = HealthTexts["Data Sources & Access"]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let group = groups[indexPath.section]
    let type = group.types[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.imageView?.image = HealthSymbol.image(of: type)
    cell.textLabel?.text = type.shownName
    if let sample = last[type] {
      cell.detailTextLabel?.text =
        "\(SampleText.value(sample)) · \(SampleText.date(sample.startDate))"
      cell.detailTextLabel?.textColor = .secondaryLabel
    }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next: UIViewController =
      groups.indices.contains(indexPath.section)
      ? TypeViewController(groups[indexPath.section].types[indexPath.row], records)
      : AccessListViewController(nil, records)
    navigationController?.pushViewController(next, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: Internals

  private var willLoad = false

  /// Loads once for the changes of a turn.
  private func loadSoon() {
    guard !willLoad else { return }
    willLoad = true
    PhoneTime.runLater { [weak self] in
      self?.willLoad = false
      self?.load()
    }
  }

  private func load() {
    groups = records.types
    tableView.reloadData()
    for type in groups.flatMap(\.types) {
      records.samples(type, limit: 1) { [weak self] samples in
        guard let self, last[type] != samples.first else { return }
        last[type] = samples.first
        tableView.reloadData()
      }
    }
  }
}
