/// Shows snapshots in a collection view, and what changes from one to the next.
///
/// Steps DD1… are in `Documentation/Behaviour/DiffableData.md`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Gives the cell of an item, one that was dequeued.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives a view about items, one that was dequeued.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the data source of a collection view, which shows nothing yet.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Gives the views about items; needed where the layout has such.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows another snapshot (DD2).
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether it is seen what comes, goes and moves.
  ///   - completion: Is told when all is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return shown = snapshot.settled }
    let difference = SnapshotDifference(from: shown, to: snapshot)
    // DD6: what nobody has seen does not change before their eyes.
    guard view.knownCounts != nil, view.window != nil || !animatingDifferences else {
      shown = snapshot.settled
      view.reloadData()
      completion?()
      return
    }
    let change = {
      guard !difference.isEmpty else {
        self.shown = snapshot.settled
        view.reconfigureItems(at: difference.reconfiguredItems)
        completion?()
        return
      }
      view.performBatchUpdates {
        self.shown = snapshot.settled
        view.take(difference)
      } completion: { _ in
        completion?()
      }
      view.reconfigureItems(at: difference.reconfiguredItems)
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows another snapshot, all of it anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    view?.reloadData()
    completion?()
  }

  // MARK: Names and places

  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].id : nil
  }
  /// Where a section is; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }
  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard shown.sections.indices.contains(indexPath.sectionIndex) else { return nil }
    let items = shown.sections[indexPath.sectionIndex].items
    return items.indices.contains(indexPath.itemIndex) ? items[indexPath.itemIndex] : nil
  }
  /// Where an item is; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.sections[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { preconditionFailure("there is no cell for \(indexPath)") }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("there is no view \(kind) for \(indexPath)")
    }
    return view
  }

  // MARK: Internals

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}

extension UICollectionView {
  /// Says what has changed from one snapshot to the next.
  fileprivate func take(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections) }
    if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections) }
    for (from, to) in difference.movedSections { moveSection(from, toSection: to) }
    if !difference.reloadedSections.isEmpty { reloadSections(difference.reloadedSections) }
    if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
    for (from, to) in difference.movedItems { moveItem(at: from, to: to) }
    if !difference.reloadedItems.isEmpty { reloadItems(at: difference.reloadedItems) }
  }
}
