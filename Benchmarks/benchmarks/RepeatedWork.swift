import CReference
import Foundation
import UIKit

/// A benchmark of the memory that remains allocated after work that an app repeats.
@MainActor
struct RepeatedWork {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let rows = Rows()

  /// Shows a label and a table of 1,000 rows.
  init() {
    table.dataSource = rows
    window.addSubview(table)
    window.addSubview(label)
    window.isHidden = false
    show()
  }

  /// Returns the bytes that remain of an assignment of a text, each time a new one.
  func texts() -> Double {
    bytes { label.text = "\(10_000 + $0) minutes left" }
  }

  /// Returns the bytes that remain of a table's `reloadData`.
  func reloads() -> Double {
    bytes { _ in table.reloadData() }
  }

  /// Returns the bytes that remain of a jump to another row of a table.
  func jumps() -> Double {
    bytes {
      table.scrollToRow(at: IndexPath(row: $0 * 379 % 1_000, section: 0), at: .top, animated: false)
    }
  }

  /// Hides the window.
  func end() { window.isHidden = true }

  // MARK: Internals

  /// Returns the bytes that remain of each of many repetitions, after as many that fill the caches.
  private func bytes(_ work: (Int) -> Void) -> Double {
    // A multiple of the 128 layouts of texts after which their cache forgets as many.
    let count = 2_560
    for step in 0..<count { repeated(step, work) }
    let before = heap_bytes()
    for step in count..<2 * count { repeated(step, work) }
    return (Double(heap_bytes()) - Double(before)) / Double(count)
  }

  private func repeated(_ step: Int, _ work: (Int) -> Void) {
    work(step)
    show()
  }

  private func show() {
    window.layoutIfNeeded()
    CATransaction.flush()
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}
