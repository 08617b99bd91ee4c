import TactusPrintModel
import UIKit

/// The list of jobs, each with its app, its printer and its state (Printing.PC2).
@MainActor
final class PrintJobListViewController: UITableViewController {
  private let queue: PrintQueue

  init(_ queue: PrintQueue) {
    self.queue = queue
    super.init(style: .insetGrouped)
    title = "Print Center"
    queue.observe(for: self) { [weak self] in self?.tableView.reloadData() }
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    queue.jobs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let job = queue.jobs[indexPath.row]
    cell.textLabel?.text = job.name
    cell.detailTextLabel?.text = Self.details(of: job)
    cell.detailTextLabel?.numberOfLines = 0
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    // Scripts find a job by its number.
    cell.accessibilityIdentifier = "job-\(job.id)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let job = queue.jobs[indexPath.row]
    navigationController?.pushViewController(
      PrintJobViewController(job, queue), animated: true)
  }

  private static func details(of job: PrintJob) -> String {
    let place = [job.appName, job.printerName].filter { !$0.isEmpty }.joined(separator: " – ")
    return "\(job.stateText)\n\(place)\n\(job.amountText)"
  }
}
