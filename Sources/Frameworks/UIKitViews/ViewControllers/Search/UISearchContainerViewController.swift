/// A view controller that shows a search controller within other view controllers.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  /// Creates a view controller for a search controller (Search.SE15).
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: search controllers cannot be unarchived.
  public required init?(coder: NSCoder) { nil }

  /// The search controller.
  open private(set) var searchController: UISearchController

  /// Shows the search bar, and the results below it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = searchController.searchBar
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    definesPresentationContext = true
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
