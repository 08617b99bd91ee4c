import UIKit

/// The shelves of the pantry as an outline, in a list with accessories and swipe actions.
public final class ShelvesViewController: UIViewController, UICollectionViewDelegate {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  public private(set) var removed: [String] = []
  private var collectionView: UICollectionView!
  private var dataSource: DataSource!

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelves"
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applyShelves()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let item = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
        self?.remove(item)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [remove])
    }
    return UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func configureDataSource() {
    let shelf = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "tray")
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let good = UICollectionView.CellRegistration<GoodCell, String> { cell, _, name in
      cell.name = name
      cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      name.hasSuffix("shelf")
        ? collectionView.dequeueConfiguredReusableCell(using: shelf, for: indexPath, item: name)
        : collectionView.dequeueConfiguredReusableCell(using: good, for: indexPath, item: name)
    }
    dataSource.reorderingHandlers.canReorderItem = { !$0.hasSuffix("shelf") }
  }

  private func applyShelves() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Upper shelf", "Lower shelf"])
    snapshot.append(["Jam", "Honey"], to: "Upper shelf")
    snapshot.append(["Potatoes"], to: "Lower shelf")
    snapshot.expand(["Lower shelf"])
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  private func remove(_ name: String) {
    removed.append(name)
    var snapshot = dataSource.snapshot(for: 0)
    snapshot.delete([name])
    dataSource.apply(snapshot, to: 0)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let goodName = UIConfigurationStateCustomKey("pantry.good.name")
}

extension UICellConfigurationState {
  fileprivate var goodName: String? {
    get { self[.goodName] as? String }
    set { self[.goodName] = newValue }
  }
}

/// A cell that is configured by its state.
final class GoodCell: UICollectionViewListCell {
  var name: String? {
    didSet { if name != oldValue { setNeedsUpdateConfiguration() } }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.goodName = name
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    contentConfiguration = GoodConfiguration(name: state.goodName ?? "").updated(for: state)
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isSelected {
      background.backgroundColorTransformer = UIConfigurationColorTransformer {
        $0.withAlphaComponent(0.5)
      }
    }
    backgroundConfiguration = background
  }
}

/// The content of a good: its name beside a dot.
struct GoodConfiguration: UIContentConfiguration, Hashable {
  var name: String
  var dotColor = UIColor.systemTeal

  func makeContentView() -> UIView & UIContentView { GoodContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isSelected || state.isHighlighted { updated.dotColor = .systemOrange }
    return updated
  }
}

final class GoodContentView: UIView, UIContentView {
  private let label = UILabel()
  private let dot = UIView()
  private var appliedConfiguration: GoodConfiguration!

  init(configuration: GoodConfiguration) {
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    for part in [dot, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    dot.layer.cornerRadius = 5
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      dot.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    apply(configuration)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      guard let newConfiguration = newValue as? GoodConfiguration else { return }
      apply(newConfiguration)
    }
  }

  private func apply(_ configuration: GoodConfiguration) {
    guard appliedConfiguration != configuration else { return }
    appliedConfiguration = configuration
    label.text = configuration.name
    dot.backgroundColor = configuration.dotColor
  }
}
