import UIKit

/// A list of forty dishes.
@MainActor final class DishList: UITableViewController {
  /// The names of the dishes.
  static let names = (1...40).map { "Dish \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dishes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    tableView.accessibilityIdentifier = "dishes"
    let add = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.ask() })
    add.accessibilityIdentifier = "add"
    navigationItem.rightBarButtonItem = add
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { Self.names.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
    cell.textLabel?.text = Self.names[indexPath.row]
    cell.accessibilityIdentifier = "dish-\(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let dish = DishScreen()
    dish.title = Self.names[indexPath.row]
    navigationController?.pushViewController(dish, animated: true)
  }

  private func ask() {
    let alert = UIAlertController(
      title: "New dish", message: "Which one?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name of the dish" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Cook", style: .default) { [weak self] _ in
        self?.title = alert.textFields?.first?.text
      })
    present(alert, animated: true)
  }
}
