import HealthKit
import TactusHealthModel
import TactusHealthSymbols
import UIKit

/// The page of a type: a chart, its samples, and who may use it (Health.SY3).
@MainActor
final class TypeViewController: UITableViewController {
  private let type: HealthType
  private let records: StoredHealth
  private let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
  private let ranges = UISegmentedControl(items: ChartRange.allCases.map(\.title))
  private let caption = UILabel()
  private var query: HKQuery?
  private var count = 0

  init(_ type: HealthType, _ records: StoredHealth) {
    self.type = type
    self.records = records
    super.init(style: .insetGrouped)
    title = type.shownName
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    guard type.unit != nil else { return }
    ranges.selectedSegmentIndex = ChartRange.week.rawValue
    ranges.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    caption.font = .preferredFont(forTextStyle: .headline)
    chart.color = HealthSymbol.color(of: type.category)
    let width = UIScreen.main.bounds.width
    let header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 264))
    ranges.frame = CGRect(x: 16, y: 8, width: width - 32, height: 32)
    caption.frame = CGRect(x: 20, y: 48, width: width - 40, height: 24)
    chart.frame = CGRect(x: 16, y: 78, width: width - 32, height: 178)
    for view in [ranges, caption, chart] {
      view.autoresizingMask = .flexibleWidth
      header.addSubview(view)
    }
    tableView.tableHeaderView = header
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    query = records.observe([type]) { [weak self] in self?.load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let query { records.store.stop(query) }
    query = nil
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text =
      HealthTexts[
        indexPath.row == 0 ? "Show All Data" : "Data Sources & Access"]
    if indexPath.row == 0 { cell.detailTextLabel?.text = "\(count)" }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next =
      indexPath.row == 0
      ? SampleListViewController(type, records) : AccessListViewController(type, records)
    navigationController?.pushViewController(next, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: Internals

  private func load() {
    count = records.overview.counts[type.identifier] ?? 0
    tableView.reloadData()
    guard let type = HKObjectType.make(type) as? HKQuantityType,
      let range = ChartRange(rawValue: ranges.selectedSegmentIndex)
    else { return }
    // The chart ends with the day of the last sample.
    records.samples(self.type, limit: 1) { [weak self] samples in
      guard let self else { return }
      guard let last = samples.first?.startDate else {
        caption.text = HealthTexts["No Data"]
        return chart.bars = []
      }
      show(type, range, last)
    }
  }

  private func show(_ type: HKQuantityType, _ range: ChartRange, _ last: Date) {
    let isSum = type.aggregationStyle == .cumulative
    let (start, end) = (range.start(last), range.end(last))
    let query = HKStatisticsCollectionQuery(
      quantityType: type,
      quantitySamplePredicate: HKQuery.predicateForSamples(withStart: start, end: end),
      options: isSum ? .cumulativeSum : [.discreteMin, .discreteMax], anchorDate: start,
      intervalComponents: range.part)
    query.initialResultsHandler = { [weak self] _, collection, _ in
      MainActor.assumeIsolated {
        guard let self, let collection else { return }
        var statistics: [HKStatistics] = []
        collection.enumerateStatistics(from: start, to: end - 1) { one, _ in
          statistics.append(one)
        }
        let unit = RegionalUnits.current.unit(of: type)
        let scale = unit == .percent() ? 100.0 : 1
        func value(_ quantity: HKQuantity?) -> Double? {
          quantity.map { $0.doubleValue(for: unit) * scale }
        }
        self.chart.bars = statistics.map { one in
          if isSum { return value(one.sumQuantity()).map { ChartBar(low: 0, high: $0) } }
          guard let low = value(one.minimumQuantity()), let high = value(one.maximumQuantity())
          else { return nil }
          return ChartBar(low: low, high: high)
        }
        self.caption.text = self.text(isSum, unit, type, range)
      }
    }
    records.store.execute(query)
  }

  /// Returns the sum, or the least and the greatest value, above the chart.
  private func text(
    _ isSum: Bool, _ unit: HKUnit, _ type: HKQuantityType, _ range: ChartRange
  ) -> String {
    let shown = chart.bars.compactMap(\.self)
    let name = unit == .percent() ? "%" : SampleText.name(of: unit, type)
    guard isSum else {
      let low = shown.map(\.low).min() ?? 0
      let high = shown.map(\.high).max() ?? 0
      return "\(SampleText.number(low))–\(SampleText.number(high)) \(name)"
    }
    let sum = shown.map(\.high).reduce(0, +)
    guard range != .day else {
      return HealthTexts.text("Total: %1 %2", SampleText.number(sum), name)
    }
    let mean = sum / Double(max(1, shown.count))
    return HealthTexts.text("Daily average: %1 %2", SampleText.number(mean), name)
  }
}
