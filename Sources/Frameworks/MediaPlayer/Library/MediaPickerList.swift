import UIKit

/// The list of a media picker.
final class MediaPickerList: UITableViewController {
  init(
    items: [MPMediaItem], picksSeveral: Bool, onPick: @escaping ([MPMediaItem]) -> Void,
    onCancel: @escaping () -> Void
  ) {
    (self.items, self.picksSeveral) = (items, picksSeveral)
    (self.onPick, self.onCancel) = (onPick, onCancel)
    super.init(style: .plain)
    title = "Songs"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    guard picksSeveral else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        onPick(picked.map { self.items[$0] })
      })
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard items.isEmpty else { return }
    let text = UILabel()
    text.text = "No Songs"
    text.textAlignment = .center
    tableView.backgroundView = text
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let item = items[indexPath.row]
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.artist
    cell.accessoryType = picked.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard picksSeveral else { return onPick([items[indexPath.row]]) }
    if let place = picked.firstIndex(of: indexPath.row) {
      picked.remove(at: place)
    } else {
      picked.append(indexPath.row)
    }
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  // MARK: Internals

  private let items: [MPMediaItem]
  private let picksSeveral: Bool
  private let onPick: ([MPMediaItem]) -> Void
  private let onCancel: () -> Void
  /// The picked rows, in the order in which they were picked.
  private var picked: [Int] = []
}
