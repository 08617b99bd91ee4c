import Foundation
import ScreenTestSupport
import UIKit

/// A data source of texts that records its calls.
@MainActor
final class TestTable: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  let eventLog = EventLog()
  /// The number of requests for cells.
  private(set) var cellRequests = 0
  var style = UITableViewCell.CellStyle.default
  /// Whether the cells' labels show the texts.
  var configuresText = true
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var canEdit = true
  var canMove = false

  init(_ sections: [[String]]) { self.sections = sections }

  /// Adds a table of the data to a window.
  func show(
    in window: UIWindow, style: UITableView.Style = .plain, frame: CGRect? = nil,
    delegate: (any UITableViewDelegate)? = nil
  ) -> UITableView {
    let table = UITableView(frame: frame ?? window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, delegate)
    window.addSubview(table)
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellRequests += 1
    let cell: UITableViewCell
    if style == .default {
      cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    } else {
      cell =
        tableView.dequeueReusableCell(withIdentifier: "styled")
        ?? UITableViewCell(style: style, reuseIdentifier: "styled")
    }
    if configuresText {
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    }
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    eventLog.note("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    eventLog.note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
}

/// A cell with a stored property that counts its reuses.
final class CountingCell: UITableViewCell {
  private(set) var reuseCount = 0
  let mark = "noting"

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

extension UITableView {
  /// The texts of the visible rows.
  var visibleTexts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}
