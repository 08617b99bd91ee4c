/// A data source that shows snapshots in a collection view and animates their differences.
///
/// Steps DiffableData.DD1…
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The type of closures that return the dequeued cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// The type of closures that return a dequeued supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Creates the data source of a collection view, with an empty snapshot.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that provides supplementary views, required when the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows a snapshot (DiffableData.DD2).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether insertions, deletions and moves are animated.
  ///   - completion: A closure that is called when the snapshot is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    updateOutlines(for: snapshot)
    guard let view else {
      current = snapshot.withoutMarks
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    // Data that was not visible yet changes without animation (DiffableData.DD6).
    guard view.cachedCounts != nil, view.window != nil || !animatingDifferences else {
      current = snapshot.withoutMarks
      view.reloadData()
      completion?()
      return
    }
    let change = {
      guard !difference.isEmpty else {
        self.current = snapshot.withoutMarks
        view.reconfigureItems(at: difference.reconfiguredItems)
        completion?()
        return
      }
      view.performBatchUpdates {
        self.current = snapshot.withoutMarks
        view.apply(difference)
      } completion: { _ in
        completion?()
      }
      view.reconfigureItems(at: difference.reconfiguredItems)
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    updateOutlines(for: snapshot)
    current = snapshot.withoutMarks
    view?.reloadData()
    completion?()
  }

  /// Shows a snapshot, and returns when it is shown (DiffableData.DD2).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether insertions, deletions and moves are animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { next in
      apply(snapshot, animatingDifferences: animatingDifferences) { next.resume() }
    }
  }

  /// Shows a snapshot by reloading all data, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { next in
      applySnapshotUsingReloadData(snapshot) { next.resume() }
    }
  }

  // MARK: Outlines

  /// Shows the outline of a section; a section that is not shown yet is appended
  /// (DiffableData.DS3).
  ///
  /// - Parameters:
  ///   - snapshot: The outline, of which visible items are shown.
  ///   - section: The section.
  ///   - animatingDifferences: Whether insertions, deletions and moves are animated.
  ///   - completion: A closure that is called when the outline is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(
      snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows the outline of a section, and returns when it is shown (DiffableData.DS3).
  ///
  /// - Parameters:
  ///   - snapshot: The outline, of which visible items are shown.
  ///   - section: The section; one that is not shown yet is appended.
  ///   - animatingDifferences: Whether insertions, deletions and moves are animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { next in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { next.resume() }
    }
  }

  /// Returns the outline of a section; its items without children, if it was not set as an outline.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      flat.append(current.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// The closures for items that the user expands and collapses (DiffableData.DS5).
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The closures for items that the user moves (DiffableData.DS6).
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Identifiers

  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].id : nil
  }
  /// Returns the index of a section; `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.sectionIndex) else { return nil }
    let items = current.sections[indexPath.sectionIndex].items
    return items.indices.contains(indexPath.itemIndex) ? items[indexPath.itemIndex] : nil
  }
  /// Returns the index path of an item; `nil` if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// Returns nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { programmingError("the cell provider returned no cell for \(indexPath)") }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      programmingError("there is no supplementary view of the kind \(kind) at \(indexPath)")
    }
    return view
  }

  /// Returns whether the handlers let an item be moved (DiffableData.DS6).
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canReorder(at: indexPath) }

  /// Moves an item in the snapshot, and calls the handlers (DiffableData.DS6).
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  // MARK: Internals

  private(set) weak var view: UICollectionView?
  private let provider: CellProvider
  /// The outlines of sections that were set as such.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
}

extension UICollectionView {
  /// Applies the difference of two snapshots as batch updates.
  fileprivate func apply(_ difference: SnapshotDifference) {
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
