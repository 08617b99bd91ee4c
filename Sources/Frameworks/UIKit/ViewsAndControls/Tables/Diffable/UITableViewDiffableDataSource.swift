/// Has a table show snapshots, and what changes from one to the next.
///
/// Steps DD1… are in `Documentation/Behaviour/DiffableData.md`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell that shows an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// What it shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// What it shows.
  open func snapshot() -> Snapshot { shown }

  /// Shows another snapshot (DD2).
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether it is seen what comes, goes and moves.
  ///   - completion: Is told when all is shown.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: shown, to: snapshot)
    guard let table, table.dataSource === self else {
      shown = snapshot.settled
      completion?()
      return
    }
    // DD6: what nobody has seen does not change before their eyes.
    guard table.window != nil || !animatingDifferences else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let change = {
      guard !difference.isEmpty else {
        self.shown = snapshot.settled
        table.reconfigureRows(at: difference.reconfiguredItems)
        completion?()
        return
      }
      table.performBatchUpdates {
        self.shown = snapshot.settled
        table.take(difference, with: self.defaultRowAnimation)
      } completion: { _ in
        completion?()
      }
      table.reconfigureRows(at: difference.reconfiguredItems)
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows something else as if for the first time.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown = snapshot.settled
    table?.reloadData()
    completion?()
  }

  // MARK: Places

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = shown.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
  /// Where an item is; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }
  /// The section with a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  /// The number of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("there is no cell for row \(indexPath)") }
    return cell
  }
  /// Nothing.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Nothing.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// It cannot.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// It cannot.
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
  private var shown = Snapshot()
}

extension UITableView {
  /// Says what has changed from one snapshot to the next.
  fileprivate func take(_ difference: SnapshotDifference, with animation: RowAnimation) {
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
