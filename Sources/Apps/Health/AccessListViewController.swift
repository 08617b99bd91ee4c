import HealthKit
import TactusHealthModel
import UIKit

/// The page with the sources in their order of importance, and the apps that may use the data
/// (Health.SY3).
@MainActor
final class AccessListViewController: UITableViewController {
  private let type: HealthType?
  private let records: StoredHealth
  private var sources: [String] = []
  private var sourceNames: [String: String] = [:]
  private var apps: [(name: String, text: String)] = []

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - type: The type; `nil` for all data.
  ///   - records: The health data.
  init(_ type: HealthType?, _ records: StoredHealth) {
    self.type = type
    self.records = records
    super.init(style: .insetGrouped)
    title = HealthTexts["Data Sources & Access"]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? sources.count : apps.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { HealthTexts[section == 0 ? "Data Sources" : "Apps Allowed to Use Data"] }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    if section == 0 {
      return HealthTexts[
        sources.isEmpty
          ? "No source has stored data."
          : "Where sources overlap, the first one in this list counts."]
    }
    return HealthTexts[
      apps.isEmpty ? "No app may use these data." : "Settings › Health changes the access."]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    if indexPath.section == 0 {
      cell.textLabel?.text = name(of: sources[indexPath.row])
    } else {
      cell.textLabel?.text = apps[indexPath.row].name
      cell.detailTextLabel?.text = apps[indexPath.row].text
    }
    return cell
  }

  // MARK: Order

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.section == 0
      ? proposedDestinationIndexPath : IndexPath(row: sources.count - 1, section: 0)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    sources.insert(sources.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    // The sources of other types keep their places behind those of this one.
    let others = records.overview.order.filter { !sources.contains($0) }
    _ = try? records.store.setSourceOrder(sources + others)
  }

  // MARK: Internals

  private func name(of bundle: String) -> String {
    sourceNames[bundle] ?? records.appNames[bundle]
      ?? bundle.split(separator: ".").last.map(String.init) ?? bundle
  }

  private func load() {
    let overview = records.overview
    sources = type == nil ? overview.order : []
    apps = overview.apps.compactMap { bundle, access in
      text(access).map { (name(of: bundle), $0) }
    }.sorted { $0.0 < $1.0 }
    tableView.reloadData()
    guard let type, let sampled = HKObjectType.make(type) as? HKSampleType else { return }
    records.store.execute(
      HKSourceQuery(sampleType: sampled, samplePredicate: nil) { [weak self] _, found, _ in
        MainActor.assumeIsolated {
          guard let self, let found else { return }
          let own = Dictionary(
            found.map { ($0.bundleIdentifier, $0.name) }, uniquingKeysWith: { one, _ in one })
          self.sourceNames = own
          self.sources = overview.order.filter { own[$0] != nil }
          self.tableView.reloadData()
        }
      })
  }

  /// Returns what an app may do; `nil` if it may do nothing.
  private func text(_ access: HealthAccess) -> String? {
    let (write, read): (Bool, Bool)
    if let type {
      write = access.share[type.identifier] ?? false
      read = access.read[type.identifier] ?? false
    } else {
      write = access.share.values.contains(true)
      read = access.read.values.contains(true)
    }
    switch (write, read) {
    case (true, true): return HealthTexts["Write, Read"]
    case (true, false): return HealthTexts["Write"]
    case (false, true): return HealthTexts["Read"]
    case (false, false): return nil
    }
  }
}
