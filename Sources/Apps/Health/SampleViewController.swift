import HealthKit
import TactusHealthModel
import UIKit

/// The page of a sample: its value, times, source, device and metadata (Health.SY3).
@MainActor
final class SampleViewController: UITableViewController {
  private let sample: HKSample
  private let records: StoredHealth
  private let sections: [(title: String?, rows: [(String, String)])]

  init(_ sample: HKSample, _ records: StoredHealth) {
    self.sample = sample
    self.records = records
    sections = Self.sections(of: sample)
    super.init(style: .insetGrouped)
    title = "Details"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { sections.indices.contains(section) ? sections[section].title : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    guard sections.indices.contains(indexPath.section) else {
      cell.textLabel?.text = "Delete"
      cell.textLabel?.textColor = .systemRed
      return cell
    }
    let (name, text) = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = text
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == sections.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == sections.count else { return }
    records.store.delete(sample) { [weak self] _, _ in
      MainActor.assumeIsolated { _ = self?.navigationController?.popViewController(animated: true) }
    }
  }

  // MARK: Internals

  private static func sections(of sample: HKSample) -> [(String?, [(String, String)])] {
    var rows = [("Value", SampleText.value(sample)), ("Start", SampleText.date(sample.startDate))]
    if sample.endDate != sample.startDate { rows.append(("End", SampleText.date(sample.endDate))) }
    rows.append(("Source", sample.source.name))
    if let version = sample.sourceRevision.version { rows.append(("Version", version)) }
    var sections: [(String?, [(String, String)])] = [(sample.model.type.name, rows)]
    if let device = sample.device {
      let parts = [
        ("Name", device.name), ("Manufacturer", device.manufacturer), ("Model", device.model),
        ("Hardware", device.hardwareVersion), ("Software", device.softwareVersion),
      ]
      sections.append(
        ("Device", parts.compactMap { name, text in text.map { (name, $0) } }))
    }
    if let metadata = sample.metadata, !metadata.isEmpty {
      let rows = metadata.sorted { $0.key < $1.key }.map { key, value in
        (key.replacing("HKMetadataKey", with: ""), text(value))
      }
      sections.append(("Metadata", rows))
    }
    return sections
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let date as Date: SampleText.date(date)
    case let number as NSNumber: SampleText.number(number.doubleValue)
    default: "\(value)"
    }
  }
}
