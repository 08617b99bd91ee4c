import HealthKit
import TactusHealthModel
import UIKit

/// The page with the samples of a type, the last first (Health.SY3).
@MainActor
final class SampleListViewController: UITableViewController {
  private let type: HealthType
  private let records: StoredHealth
  private var samples: [HKSample] = []
  private var limit = SampleListViewController.step
  private var query: HKQuery?

  init(_ type: HealthType, _ records: StoredHealth) {
    self.type = type
    self.records = records
    super.init(style: .insetGrouped)
    title = "All Recorded Data"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.largeTitleDisplayMode = .never
    query = records.observe([type]) { [weak self] in self?.load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let query { records.store.stop(query) }
    query = nil
  }

  // MARK: Rows

  /// Whether there may be more samples than are shown.
  private var hasMore: Bool { samples.count == limit }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    samples.count + (hasMore ? 1 : 0)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    guard samples.indices.contains(indexPath.row) else {
      cell.textLabel?.text = "Show More"
      cell.textLabel?.textColor = .systemBlue
      return cell
    }
    let sample = samples[indexPath.row]
    cell.textLabel?.text = SampleText.value(sample)
    cell.detailTextLabel?.text = SampleText.date(sample.startDate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard samples.indices.contains(indexPath.row) else {
      limit += Self.step
      return load()
    }
    navigationController?.pushViewController(
      SampleViewController(samples[indexPath.row], records), animated: true)
  }

  // MARK: Internals

  /// The number of samples that are loaded at once.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step = 100

  private func load() {
    records.samples(type, limit: limit) { [weak self] samples in
      self?.samples = samples
      self?.tableView.reloadData()
    }
  }
}
