extension UICollectionViewDiffableDataSource {
  /// The closures that decide what the user may expand and collapse, and follow it.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable {
    /// The closure that returns whether an item may be expanded; `nil` for every item.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure that is called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// The closure that returns whether an item may be collapsed; `nil` for every item.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure that is called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The closure that returns the children of an item about to be expanded, given its present
    /// ones; `nil` keeps these.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  /// The closures that decide which items the user may move, and follow the moves.
  public struct ReorderingHandlers {
    /// The closure that returns whether an item may be moved; `nil` for no item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The closure that is called before the data source takes over a move.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The closure that is called after a move, in which the app takes it over.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }
}
