import HealthKit
import TactusHealthModel
import UIKit

/// The page with the samples of a type, the last first (Health.SY3).
@MainActor
final class SampleListViewController: HealthTableViewController {
  private let type: HealthType
  private let records: StoredHealth
  private var limit = SampleListViewController.step
  private var query: HKQuery?

  init(_ type: HealthType, _ records: StoredHealth) {
    self.type = type
    self.records = records
    super.init(title: HealthTexts["All Recorded Data"])
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    query = records.observe([type]) { [weak self] in self?.load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let query { records.store.stop(query) }
    query = nil
  }

  // MARK: Internals

  /// The number of samples that are loaded at once.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step = 100

  private func load() {
    records.samples(type, limit: limit) { [weak self] samples in self?.show(samples) }
  }

  private func show(_ samples: [HKSample]) {
    var rows = samples.map { sample in
      Row(
        text: SampleText.value(sample), value: SampleText.date(sample.startDate), leadsOn: true,
        action: { [weak self] in
          guard let self else { return }
          navigationController?.pushViewController(
            SampleViewController(sample, records), animated: true)
        })
    }
    // There may be more samples than are shown.
    if samples.count == limit {
      rows.append(
        Row(
          text: HealthTexts["Show More"], color: .systemBlue,
          action: { [weak self] in
            self?.limit += Self.step
            self?.load()
          }))
    }
    sections = [(nil, rows)]
  }
}
