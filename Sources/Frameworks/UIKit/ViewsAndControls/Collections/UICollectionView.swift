/// Shows many items, each by a view of its own, where a layout wants them.
///
/// Only for what is seen there are views; they show other items afterwards. Steps CV1… are in
/// `Documentation/Behaviour/Collections.md`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, CollectionDelegateHolder {
  // MARK: Creating

  /// Makes a collection view whose items are where a layout wants them.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    arrangement = layout
    super.init(frame: frame)
    begin()
  }

  /// Makes a collection view with a flow layout: archives of views are not read.
  public required init?(coder: NSCoder) {
    arrangement = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  // MARK: Data

  /// Who says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Says where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { arrangement }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// A view behind all items, as large as what is seen.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(counts.indices.contains(section), "there is no section \(section)")
    return counts[section]
  }

  /// Has all be shown anew, and nothing be selected (CV4).
  open func reloadData() {
    endPress()
    knownCounts = nil
    for path in selected { shownCell(at: path)?.isSelected = false }
    selected = []
    arrangement.forgetItems()
    for element in Array(shown.values) { drop(element) }
    let context = arrangement.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    arrangement.invalidateLayout(with: context)
  }

  // MARK: Cells and other views

  /// Registers a class of cells under a name, or none any more.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: .init(category: .cell, kind: "", identifier: identifier))
  }

  /// Registers a class of views about items under a name, or none any more.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass,
      for: .init(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// A cell that is not used any more, or a new one, where the item is (CV5).
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let name = ReusePool.Name(category: .cell, kind: "", identifier: identifier)
    guard let cell = take(name, ElementID(cellAt: indexPath)) as? UICollectionViewCell else {
      preconditionFailure("no class of cells is registered as \(identifier)")
    }
    return cell
  }

  /// A view about items that is not used any more, or a new one, where it is to be (CV5).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = ReusePool.Name(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    guard let view = take(name, ElementID(.supplementaryView, elementKind, indexPath)) else {
      preconditionFailure("no class of views \(elementKind) is registered as \(identifier)")
    }
    return view
  }

  // MARK: Selection

  /// Whether people can select items.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  /// The items that are selected, in the order in which they were.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item, which the delegate is not told; nil for none (CV36).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { mark(path, false) }
    }
    mark(indexPath, true)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Has an item not be selected, which the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  // MARK: What is where

  /// What the layout says of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    seen(ElementID(cellAt: indexPath))
  }
  /// What the layout says of a view about items.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { seen(ElementID(.supplementaryView, kind, indexPath)) }

  /// The item at a point, seen or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// The item that a cell shows; nil if it shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.values.first { $0.view === cell }?.attributes.indexPath
  }
  /// The cell that shows an item; nil if none is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath)
  }
  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] {
    inOrder(.cell).compactMap { $0.view as? UICollectionViewCell }
  }
  /// The items that are seen.
  open var indexPathsForVisibleItems: [IndexPath] { inOrder(.cell).map(\.attributes.indexPath) }
  /// A view about items; nil if it is not seen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[ElementID(.supplementaryView, elementKind, indexPath)]?.view }
  /// The views about items of a kind that are seen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    inOrder(.supplementaryView, elementKind).map(\.view)
  }
  /// Where those are among the items.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    inOrder(.supplementaryView, elementKind).map(\.attributes.indexPath)
  }

  /// Scrolls until an item is at a place, or as far as that goes (CV18).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Changes

  /// Whether its items have changed, or are about to be shown anew, and it has not been laid out since.
  open var hasUncommittedUpdates: Bool { !isLaidOut || knownCounts == nil || depth > 0 }

  /// Makes several changes of items at once (CV40).
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says so by the methods below.
  ///   - completion: Is told when all have been shown, and whether that was not broken off.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect(updates ?? {}, completion)
  }
  /// Says that there are new sections, by where they are now.
  open func insertSections(_ sections: IndexSet) { add(sections.map { .insertSection($0) }) }
  /// Says that there are sections no more, by where they were.
  open func deleteSections(_ sections: IndexSet) { add(sections.map { .deleteSection($0) }) }
  /// Has sections be shown anew.
  open func reloadSections(_ sections: IndexSet) { add(sections.map { .reloadSection($0) }) }
  /// Says that a section is somewhere else.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, newSection)])
  }
  /// Says that there are new items, by where they are now.
  open func insertItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .insertItem($0) }) }
  /// Says that there are items no more, by where they were.
  open func deleteItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .deleteItem($0) }) }
  /// Has items be shown anew, by other cells.
  open func reloadItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .reloadItem($0) }) }
  /// Says that an item is somewhere else.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(indexPath, newIndexPath)])
  }
  /// Has the cells of items be set up anew, those that show them already (CV46).
  open func reconfigureItems(at indexPaths: [IndexPath]) { setUpAgain(indexPaths) }

  /// Exchanges the layout (CV48).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    exchangeLayout(for: layout, animated: animated, nil)
  }
  /// Exchanges the layout, and says when all is where the new one wants it.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(for: layout, animated: animated, completion) }

  // MARK: View

  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  open override var frame: CGRect {
    willSet { boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if isLaidOut { arrangement.invalidateLayout() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginPress(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followPress(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishPress(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let press, touches.contains(press.touch) { endPress() }
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Internals

  /// The layout.
  var arrangement: UICollectionViewLayout
  let pool = ReusePool()
  /// The views that are seen, and not on their way out.
  var shown: [ElementID: CollectionElement] = [:]
  /// How many items each section has, if that has been asked.
  var knownCounts: [Int]?
  /// Whether the layout has worked out where everything is.
  var isLaidOut = false
  /// The size that it was worked out for.
  var laidOutSize: CGSize?
  /// How far what is seen is to be moved once that is worked out.
  var offsetChange: CGPoint = .zero
  /// Whether what is seen first is the beginning of what is read from the right.
  var hasStarted = false
  var isShowing = false
  /// The element whose view is being made.
  var making: CollectionElement.Making?
  var selected: [IndexPath] = []
  var press: ItemPress?
  /// How many changes are inside one another.
  var depth = 0
  var steps: [DataChange.Step] = []
  /// Those who wait for the outermost of them to be over.
  var completions: [(Bool) -> Void] = []
  /// The change that is being made.
  var change: LayoutChange?

  override func changedDirection() {
    super.changedDirection()
    if isLaidOut { arrangement.invalidateLayout() }
  }

  /// Shows the context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  private var menus: ItemMenus?

  private func begin() {
    arrangement.collectionView = self
    backgroundColor = .systemBackground
    menus = ItemMenus(of: self)
  }
}
