/// The choice of the pages that are printed: all, or those between two.
@MainActor
final class PageRangeViewController: UITableViewController {
  private let pageCount: Int
  private var range: ClosedRange<Int>?
  private let onChange: (ClosedRange<Int>?) -> Void

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - range: The pages, counted from 1; nil for all.
  ///   - pageCount: The number of all pages, at least 1.
  ///   - onChange: A closure that receives each choice.
  init(
    _ range: ClosedRange<Int>?, of pageCount: Int, onChange: @escaping (ClosedRange<Int>?) -> Void
  ) {
    (self.range, self.pageCount, self.onChange) = (range, pageCount, onChange)
    super.init(style: .insetGrouped)
    title = "Range"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : 2
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.section == 1 else {
      cell.textLabel?.text = "All Pages"
      cell.accessoryType = range == nil ? .checkmark : .none
      return cell
    }
    let isFirst = indexPath.row == 0
    let own = range ?? 1...pageCount
    let page = isFirst ? own.lowerBound : own.upperBound
    cell.textLabel?.text = isFirst ? "From Page \(page)" : "To Page \(page)"
    cell.selectionStyle = .none
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue) = (1, Double(pageCount))
    stepper.value = Double(page)
    stepper.accessibilityLabel = isFirst ? "From Page" : "To Page"
    stepper.addAction(
      UIAction { [weak self] action in
        guard let self, let stepper = action.sender as? UIStepper else { return }
        let (page, own) = (Int(stepper.value), self.range ?? 1...self.pageCount)
        set(isFirst ? page...max(page, own.upperBound) : min(page, own.lowerBound)...page)
        cell.textLabel?.text = isFirst ? "From Page \(page)" : "To Page \(page)"
      }, for: .valueChanged)
    cell.accessoryView = stepper
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 0 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 0 else { return }
    set(nil)
    tableView.reloadData()
  }

  private func set(_ new: ClosedRange<Int>?) {
    let other = range
    range = new == 1...pageCount ? nil : new
    onChange(range)
    // The rows are made again only where the steppers show other numbers.
    let moved = (other ?? 1...pageCount, range ?? 1...pageCount)
    if (other == nil) != (range == nil)
      || (moved.0.lowerBound != moved.1.lowerBound && moved.0.upperBound != moved.1.upperBound)
    {
      tableView.reloadData()
    }
  }
}
