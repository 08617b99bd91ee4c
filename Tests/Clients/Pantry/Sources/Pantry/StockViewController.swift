import Combine
import UIKit

/// The list of items in stock, with menus, swipe actions and a preview.
public final class StockViewController: UITableViewController {
  private typealias DataSource = UITableViewDiffableDataSource<Int, Stock.Item>

  public let stock: Stock
  public let counter = Counter()
  private var dataSource: DataSource!
  private var subscriptions: Set<AnyCancellable> = []
  private var observation: NSKeyValueObservation?
  private let feedback = UIImpactFeedbackGenerator(style: .rigid)
  private lazy var field: UITextField = {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.placeholder = "Something new"
    field.accessibilityLabel = "Name"
    field.leftView = UIImageView(image: UIImage(systemName: "plus.circle.fill"))
    field.leftViewMode = .always
    field.addTarget(self, action: #selector(added(_:)), for: .editingDidEndOnExit)
    return field
  }()

  public init(stock: Stock) {
    self.stock = stock
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.tableHeaderView = field
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = item.name
      cell.imageView?.image = UIImage(systemName: item.isFavorite ? "star.fill" : "star")?
        .withConfiguration(UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    stock.$items
      .receive(on: DispatchQueue.main)
      .sink { [weak self] items in self?.show(items) }
      .store(in: &subscriptions)
    observation = stock.observe(\.count, options: [.initial, .new]) { [weak self] stock, _ in
      self?.title = "Pantry (\(stock.count))"
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: sortMenu)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    if traitCollection.forceTouchCapability == .available {
      registerForPreviewing(with: self, sourceView: tableView.tableHeaderView ?? tableView)
    }
  }

  private var sortMenu: UIMenu {
    UIMenu(children: [
      UIAction(title: "Add Rice", image: UIImage(systemName: "plus")) { [weak self] _ in
        self?.stock.add("Rice")
      },
      UIMenu(
        title: "", options: .displayInline,
        children: [
          UIAction(title: "Count", attributes: .destructive) { [counter] _ in counter.taps += 1 }
        ]),
    ])
  }

  private func show(_ items: [Stock.Item]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Stock.Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  @objc private func added(_ sender: UITextField) {
    guard let text = sender.text, !text.isEmpty else { return }
    stock.add(text)
    sender.text = nil
    feedback.impactOccurred(intensity: 0.7)
  }

  // MARK: Table

  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(
      identifier: item.id as NSUUID,
      previewProvider: { PageViewController(name: item.name) },
      actionProvider: { [stock] _ in
        let favorite = UIAction(
          title: "Favorite", image: UIImage(systemName: "star"),
          state: item.isFavorite ? .on : .off
        ) { _ in stock.toggleFavorite(item) }
        let remove = UIAction(
          title: "Remove", image: UIImage(systemName: "trash"), attributes: [.destructive]
        ) { _ in stock.remove(item) }
        return UIMenu(title: item.name, children: [favorite, remove])
      })
  }

  public override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      guard let page = animator.previewViewController else { return }
      self?.show(page, sender: self)
    }
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(PageViewController(name: item.name), animated: true)
  }
}

extension StockViewController: UIViewControllerPreviewingDelegate {
  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { PageViewController(name: "New") }

  public func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) { show(viewControllerToCommit, sender: self) }
}

/// The page of one item.
public final class PageViewController: UIViewController {
  public init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    preferredContentSize = CGSize(width: 280, height: 160)
  }

  required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.backgroundColor = .systemBackground
    view = label
  }
}
