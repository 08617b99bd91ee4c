import UIKit

/// A list of titles, of which one is chosen.
@MainActor
package final class ChoiceListController: UITableViewController {
  private let titles: [String]
  private let chosen: Int?
  private let onChoose: (Int) -> Void

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - titles: The titles of the rows.
  ///   - chosen: The index of the row with a check mark; `nil` for none.
  ///   - onChoose: Called with the index of the row that the user has chosen, after which the page
  ///     disappears.
  package init(
    _ title: String, _ titles: [String], chosen: Int?, onChoose: @escaping (Int) -> Void
  ) {
    (self.titles, self.chosen, self.onChoose) = (titles, chosen, onChoose)
    super.init(style: .insetGrouped)
    self.title = title
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
  }

  package override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { titles.count }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    onChoose(indexPath.row)
    navigationController?.popViewController(animated: UIView.areAnimationsEnabled)
  }
}
