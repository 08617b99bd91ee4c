import TactusPrintModel
import UIKit

/// The details of a job, and the button that cancels it (Printing.PC3).
@MainActor
final class PrintJobViewController: UITableViewController {
  private let queue: PrintQueue
  private var job: PrintJob

  init(_ job: PrintJob, _ queue: PrintQueue) {
    (self.job, self.queue) = (job, queue)
    super.init(style: .insetGrouped)
    title = job.name
    navigationItem.largeTitleDisplayMode = .never
    queue.observe(for: self) { [weak self] in self?.update() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the job again; after its end the page closes.
  private func update() {
    if let job = queue[job.id] {
      self.job = job
      if isViewLoaded { tableView.reloadData() }
    } else if navigationController?.topViewController === self {
      navigationController?.popViewController(animated: true)
    }
  }

  /// The rows of the details; one without a value is left out.
  private var rows: [(title: String, value: String)] {
    [
      ("Status", job.stateText), ("App", job.appName), ("Printer", job.printerName),
      ("Pages", job.pageCount > 0 ? "\(job.pageCount)" : ""), ("Copies", "\(job.copies)"),
      ("Paper Size", job.paperText), ("Options", job.optionsText),
      ("Submitted", job.ageText(at: CACurrentMediaTime())),
    ].filter { !$0.1.isEmpty }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Cancel Printing"
      cell.textLabel?.textColor = .systemRed
      cell.textLabel?.textAlignment = .center
      return cell
    }
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.value
    cell.detailTextLabel?.numberOfLines = 0
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    queue.cancel(job.id)
  }
}
