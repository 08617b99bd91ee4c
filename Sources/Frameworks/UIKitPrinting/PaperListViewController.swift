internal import TactusPrinters

/// A list of a printer's papers, of which one is chosen.
@MainActor
final class PaperListViewController: UITableViewController {
  private let papers: [PaperSize]
  private let chosen: PaperSize?
  private let onChoose: (PaperSize) -> Void

  /// Creates a list.
  init(_ papers: [PaperSize], chosen: PaperSize?, onChoose: @escaping (PaperSize) -> Void) {
    (self.papers, self.chosen, self.onChoose) = (papers, chosen, onChoose)
    super.init(style: .insetGrouped)
    title = "Paper Size"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    papers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let paper = papers[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = paper.title
    let facts = [
      paper.isBorderless ? "Borderless" : "", paper.longestPiece == nil ? "" : "Roll",
      paper.isLoaded ? "" : "Not Loaded",
    ]
    cell.detailTextLabel?.text = facts.filter { !$0.isEmpty }.joined(separator: " – ")
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = paper == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(papers[indexPath.row])
  }
}
