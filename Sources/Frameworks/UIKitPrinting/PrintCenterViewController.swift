internal import TactusPrintJobs
internal import TactusPrinters

/// Print Center: the jobs that have not ended, which the user can cancel (Printing.PC1).
@MainActor
final class PrintCenterViewController: UITableViewController {
  private var jobs: [PrintJob] = []

  /// Creates the list.
  init() {
    super.init(style: .insetGrouped)
    title = "Print Center"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.largeTitleDisplayMode = .never
    PrintSystem.observe { [weak self] in self?.update() }
    update()
  }

  /// Shows the jobs again; without a job the list closes.
  private func update() {
    jobs = PrintSystem.spooler.jobs.unfinished
    tableView.reloadData()
    if jobs.isEmpty, navigationController?.topViewController === self {
      navigationController?.popViewController(animated: true)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { jobs.count }

  /// Each job has its description and a button.
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let job = jobs[indexPath.section]
    guard indexPath.row == 0 else {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Cancel Printing"
      cell.accessibilityLabel = "Cancel Printing, \(job.ticket.name)"
      cell.textLabel?.textColor = .systemRed
      cell.textLabel?.textAlignment = .center
      return cell
    }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = job.ticket.name
    cell.detailTextLabel?.text = Self.details(of: job)
    cell.detailTextLabel?.numberOfLines = 0
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.selectionStyle = .none
    return cell
  }

  private static func details(of job: PrintJob) -> String {
    let copies = job.ticket.copies == 1 ? "1 copy" : "\(job.ticket.copies) copies"
    let pages = job.pageCount == 1 ? "1 page" : "\(job.pageCount) pages"
    let amount = job.pageCount > 0 ? "\(pages), \(copies)" : copies
    return "\(job.stateText) – \(job.printerName)\n\(amount)"
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row == 1 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row == 1 else { return }
    PrintSystem.spooler.cancel(jobs[indexPath.section].id)
  }
}
