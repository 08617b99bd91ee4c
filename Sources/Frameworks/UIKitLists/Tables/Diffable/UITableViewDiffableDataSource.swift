/// A data source that shows snapshots in a table and animates their differences.
///
/// Steps DiffableData.DD1…
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// The type of closures that return the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Creates the data source of a table, with an empty snapshot.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot (DiffableData.DD2).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether insertions, deletions and moves are animated.
  ///   - completion: A closure that is called when the snapshot is shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let table, table.dataSource === self else {
      current = snapshot.withoutMarks
      completion?()
      return
    }
    // Data that was not visible yet changes without animation (DiffableData.DD6).
    guard table.window != nil || !animatingDifferences else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let change = {
      guard !difference.isEmpty else {
        self.current = snapshot.withoutMarks
        table.reconfigureRows(at: difference.reconfiguredItems)
        completion?()
        return
      }
      table.performBatchUpdates {
        self.current = snapshot.withoutMarks
        table.apply(difference, with: self.defaultRowAnimation)
      } completion: { _ in
        completion?()
      }
      table.reconfigureRows(at: difference.reconfiguredItems)
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.withoutMarks
    table?.reloadData()
    completion?()
  }

  /// Shows a snapshot, and returns when it is shown (DiffableData.DD2).
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether insertions, deletions and moves are animated.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { next in
      apply(snapshot, animatingDifferences: animatingDifferences) { next.resume() }
    }
  }

  /// Shows a snapshot by reloading all data, and returns when it is shown.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { next in
      applySnapshotUsingReloadData(snapshot) { next.resume() }
    }
  }

  // MARK: Identifiers

  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
  /// Returns the index path of an item; `nil` if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// Returns the index of a section; `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { programmingError("the cell provider returned no cell for \(indexPath)") }
    return cell
  }
  /// Returns `nil`, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Returns `nil`, for no title.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns `nil`, for no title.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Internals

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
}

extension UITableView {
  /// Applies the difference of two snapshots as batch updates.
  fileprivate func apply(_ difference: SnapshotDifference, with animation: RowAnimation) {
    deleteSections(difference.deletedSections, with: animation)
    insertSections(difference.insertedSections, with: animation)
    for (from, to) in difference.movedSections { moveSection(from, toSection: to) }
    reloadSections(difference.reloadedSections, with: animation)
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    for (from, to) in difference.movedItems { moveRow(at: from, to: to) }
    reloadRows(at: difference.reloadedItems, with: animation)
  }
}
