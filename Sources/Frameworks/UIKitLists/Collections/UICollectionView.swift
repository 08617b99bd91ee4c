@_spi(UIKitModules) import TactusUIKitViews

/// A scroll view that shows items by cells in a layout.
///
/// Views exist for visible elements only and are reused. Steps Collections.CV1… are in
/// `Documentation/Behaviour/Collections.md`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: Creating

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    activeLayout = layout
    super.init(frame: frame)
    commonInit()
  }

  /// Traps: a collection view must have a layout.
  public override convenience init(frame: CGRect) {
    programmingError(
      "UICollectionView must be initialized with a non-nil layout parameter",
      exception: "NSInvalidArgumentException")
  }

  /// Creates a collection view with a flow layout, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    activeLayout = coder.nib.flatMap { .decoded($0) } ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    commonInit()
    if let nib = coder.nib { decodeCollection(nib) }
  }

  // MARK: Data

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      ignoresMoves = false
      reloadData()
    }
  }

  /// The object that prepares the data of items before they are displayed (Prefetching.PF1).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { restartPrefetching() }
  }

  /// The delegate.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { activeLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The changes of visible cells after which they are measured again (CellConfigurations.CC15).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// A view behind all items, as large as the visible area.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    programmingPrecondition(
      counts.indices.contains(section),
      "there is no section \(section): the collection view has \(counts.count)")
    return counts[section]
  }

  /// Reloads all data and clears the selection (Collections.CV4).
  open func reloadData() {
    ExchangedMethods.call("reloadData", of: UICollectionView.self, on: self, body: reload)
  }

  private func reload() {
    movement?.abandon()
    endPress()
    swipe?.cancelForUpdate()
    prefetcher.reset()
    cachedCounts = nil
    for path in selectedPaths { visibleCell(at: path)?.isSelected = false }
    selectedPaths = []
    activeLayout.discardPreferredSizes()
    for element in Array(visibleElements.values) { removeElement(element) }
    let context = activeLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    activeLayout.invalidateLayout(with: context)
  }

  // MARK: Dragging and dropping

  /// The object that provides dragged items (DragAndDrop.LI1).
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateDragging() } }
  /// The object that receives dropped items (DragAndDrop.LI3).
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateDragging() } }
  /// Whether items can be dragged (DragAndDrop.DD1).
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { updateDragging() }
  }
  /// The speed at which items make room for a drop; stored, as they make none (DragAndDrop.LI4).
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items of the view are being dragged.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether items are held over the view.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// Whether items held over cells select them (DragAndDrop.SL3).
  open var isSpringLoaded = false { didSet { updateSpringLoading() } }

  // MARK: Focus

  /// Whether items can get the focus; nothing gets it on an iPhone.
  open var allowsFocus = true
  /// Whether the focus returns to its last item.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focused item is selected.
  open var selectionFollowsFocus = false

  // MARK: Cells and other views

  /// Registers a class of cells under an identifier; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: .init(category: .cell, kind: "", identifier: identifier))
  }

  /// Registers a nib of cells under an identifier; `nil` unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: .init(category: .cell, kind: "", identifier: identifier))
  }

  /// Registers a nib of supplementary views under an identifier; `nil` unregisters it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      nib, for: .init(category: .supplementaryView, kind: kind, identifier: identifier))
  }

  /// Whether items are announced to the prefetch data source.
  open var isPrefetchingEnabled = true { didSet { restartPrefetching() } }

  /// Registers a class of supplementary views under an identifier; `nil` unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass,
      for: .init(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a reused or new cell, placed at its item (Collections.CV5).
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let key = ReusePool.Key(category: .cell, kind: "", identifier: identifier)
    guard let cell = dequeue(key, ElementID(cellAt: indexPath)) as? UICollectionViewCell else {
      programmingError(
        "no cell class is registered for the identifier \(identifier): call "
          + "register(_:forCellWithReuseIdentifier:) before the first cell is dequeued"
          + pool.hint(for: key))
    }
    return cell
  }

  /// Returns a reused or new supplementary view, placed by the layout (Collections.CV5).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePool.Key(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    guard let view = dequeue(key, ElementID(.supplementaryView, elementKind, indexPath)) else {
      programmingError(
        "no class of \(elementKind) views is registered for the identifier \(identifier): call "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)\(pool.hint(for: key))")
    }
    return view
  }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAllItems() } } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { deselectAllButLast() } }
  }
  /// Whether the user can select items while they are being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are being edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item without notifying the delegate; `nil` clears the selection (Collections.CV36).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAllItems() }
    guard allowsSelection else { return }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { setSelected(path, false) }
    }
    setSelected(indexPath, true)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }

  // MARK: Queries

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    resolvedAttributes(of: ElementID(cellAt: indexPath))
  }
  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    resolvedAttributes(of: ElementID(.supplementaryView, kind, indexPath))
  }

  /// Returns the item at a point, visible or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the item of a cell; `nil` if the cell shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleElements.values.first { $0.view === cell }?.attributes.indexPath
  }
  /// Returns the cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleCell(at: indexPath)
  }
  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    orderedElements(.cell).compactMap { $0.view as? UICollectionViewCell }
  }
  /// The visible items.
  open var indexPathsForVisibleItems: [IndexPath] {
    orderedElements(.cell).map(\.attributes.indexPath)
  }
  /// Returns a supplementary view; `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { visibleElements[ElementID(.supplementaryView, elementKind, indexPath)]?.view }
  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    orderedElements(.supplementaryView, elementKind).map(\.view)
  }
  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    orderedElements(.supplementaryView, elementKind).map(\.attributes.indexPath)
  }

  /// Scrolls an item to a position, as far as the content allows (Collections.CV18).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Changes

  /// Whether updates or a reload await the next layout pass.
  open var hasUncommittedUpdates: Bool { !isLaidOut || cachedCounts == nil || depth > 0 }

  /// Performs several updates at once (Collections.CV40).
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports the changes to it.
  ///   - completion: Called after the animation; receives whether it finished.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }

  /// Performs updates as one batch; subclasses override this form.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates ?? {}, completion)
  }
  /// Inserts sections, given by their indices after the update.
  open func insertSections(_ sections: IndexSet) { add(sections.map { .insertSection($0) }) }
  /// Deletes sections, given by their indices before the update.
  open func deleteSections(_ sections: IndexSet) { add(sections.map { .deleteSection($0) }) }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) { add(sections.map { .reloadSection($0) }) }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    add([.moveSection(section, newSection)])
  }
  /// Inserts items, given by their paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .insertItem($0) }) }
  /// Deletes items, given by their paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .deleteItem($0) }) }
  /// Reloads items with other cells.
  open func reloadItems(at indexPaths: [IndexPath]) { add(indexPaths.map { .reloadItem($0) }) }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    add([.moveItem(indexPath, newIndexPath)])
  }
  /// Configures the existing cells of items again (Collections.CV46).
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Moving items

  /// Begins the movement of an item, and returns whether it can be moved (Collections.CV60).
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath, isByGrip: false)
  }
  /// Moves the center of the moved item's cell (Collections.CV61).
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement?.follow(targetPosition)
  }
  /// Ends the movement, and has the data source move the item (Collections.CV62).
  open func endInteractiveMovement() { movement?.end(isCancelled: false) }
  /// Cancels a movement; the item returns to its place.
  open func cancelInteractiveMovement() { movement?.end(isCancelled: true) }

  // MARK: Layouts

  /// Changes the layout (Collections.CV48).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(with: layout, animated: animated, nil)
  }
  /// Changes the layout and calls a closure after the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { replaceLayout(with: layout, animated: animated, completion) }

  /// Begins a transition to a layout, whose progress the caller sets (Collections.CV70).
  ///
  /// - Parameters:
  ///   - layout: The layout after the transition.
  ///   - completion: A closure that is called at the end. It receives whether the animation
  ///     completed, and whether the transition was finished.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Ends the transition with the next layout (Collections.CV74).
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends the transition with the previous layout (Collections.CV74).
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Editing

  /// Whether the items are being edited; accessories of list cells depend on it (Lists.LS7).
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }

  // MARK: View

  /// The background color; by default that of the layout.
  open override var backgroundColor: UIColor? {
    didSet { if !isColoredByLayout { hasCustomColor = true } }
  }

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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateSizes(after: previousTraitCollection)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if isLaidOut { activeLayout.invalidateLayout() }
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

  /// The layout in use.
  var activeLayout: UICollectionViewLayout
  let pool = ReusePool()
  lazy var prefetcher = makePrefetcher()
  /// The visible elements, without disappearing ones.
  var visibleElements: [ElementID: CollectionElement] = [:]
  /// The number of items of each section; `nil` if it is not known.
  var cachedCounts: [Int]?
  /// Whether the layout is valid.
  var isLaidOut = false
  /// The size at the last layout.
  var laidOutSize: CGSize?
  /// The change of the content offset for the next layout.
  var pendingOffsetChange: CGPoint = .zero
  /// Whether a mirrored layout was scrolled to its beginning at the right.
  var hasInitialOffset = false
  var isLayingOut = false
  /// The element whose view is being requested.
  var pendingRequest: CollectionElement.ViewRequest?
  var selectedPaths: [IndexPath] = []
  var press: ItemPress?
  var swipe: RowSwipe?
  /// The visible elements whose content changed since they were measured.
  var changedElements: Set<ElementID> = []
  var movement: ItemMovement?
  /// Whether a default implementation returned the last result.
  var answeredByDefault = false
  /// Whether the data source is known not to move items (Collections.CV60).
  var ignoresMoves = false
  lazy var swipePan = SwipePan(self)
  /// The nesting depth of batch updates.
  var depth = 0
  var steps: [CollectionUpdate.Step] = []
  /// The completion closures of nested batch updates.
  var completions: [(Bool) -> Void] = []
  var dragging: ItemDragging?
  var springLoading: UISpringLoadedInteraction?
  /// Whether the layout is setting the background color, and whether the app has set one.
  private var (isColoredByLayout, hasCustomColor) = (false, false)
  var transition: InteractiveTransition?
  /// The change in progress.
  var change: LayoutTransition?

  @_spi(UIKitModules) open override func layoutDirectionChanged() {
    super.layoutDirectionChanged()
    if isLaidOut { activeLayout.invalidateLayout() }
  }

  /// The interaction that presents the context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  private var menus: ItemContextMenus?

  /// Sets the background color, unless the app has set one.
  func colorByLayout(_ color: UIColor) {
    guard !hasCustomColor, backgroundColor != color else { return }
    isColoredByLayout = true
    backgroundColor = color
    isColoredByLayout = false
  }

  private func editingChanged() {
    endPress()
    swipe?.close(animated: true)
    for path in selectedPaths where !isEditing { setSelected(path, false) }
    for case let cell as UICollectionViewCell in visibleElements.values.map(\.view) {
      cell.setNeedsUpdateConfiguration()
    }
  }

  private func commonInit() {
    activeLayout.ownCollectionView = self
    colorByLayout(.systemBackground)
    menus = ItemContextMenus(of: self)
    addGestureRecognizer(swipePan)
    pan.onAction { [weak self] pan in
      if pan.state == .began { self?.swipe?.close(animated: true) }
    }
  }
}
