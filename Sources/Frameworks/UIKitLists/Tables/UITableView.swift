@_spi(UIKitModules) import TactusUIKitViews

/// A scroll view that shows rows in sections and creates views for visible rows only.
///
/// Steps Tables.TB1…
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Creating

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    commonInit()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    style = coder.nib?.element.choice("style", "plain grouped insetGrouped") ?? .plain
    super.init(coder: coder)
    commonInit()
    if let nib = coder.nib { decodeTable(nib) }
  }

  /// The style of the table.
  open private(set) var style: Style

  // MARK: Data source and delegate

  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { invalidateRowCounts() } }

  /// The delegate.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      invalidateRowCounts()
    }
  }

  /// The object that prepares the data of rows before they are displayed (Prefetching.PF1).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { restartPrefetching() }
  }
  /// Whether rows are announced to the prefetch data source.
  open var isPrefetchingEnabled = true { didSet { restartPrefetching() } }

  // MARK: Dragging and dropping

  /// The object that provides dragged items (DragAndDrop.LI1).
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateDragging() } }
  /// The object that receives dropped items (DragAndDrop.LI3).
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateDragging() } }
  /// Whether rows can be dragged (DragAndDrop.DD1).
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { updateDragging() }
  }
  /// Whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether items are held over the table.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// Whether items held over rows select them (DragAndDrop.SL3).
  open var isSpringLoaded = false { didSet { updateSpringLoading() } }

  // MARK: Focus

  /// Whether rows can get the focus; nothing gets it on an iPhone.
  open var allowsFocus = true
  /// Whether rows can get the focus during editing.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to its last row.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focused row is selected.
  open var selectionFollowsFocus = false

  // MARK: Heights

  /// The height of rows for which the delegate has none (Tables.TB10).
  open var rowHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The height of headers for which the delegate has none.
  open var sectionHeaderHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The height of footers for which the delegate has none.
  open var sectionFooterHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The estimated height of rows; 0 requests all heights at once.
  open var estimatedRowHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The estimated height of headers; it has no effect, as the heights are computed at once.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The estimated height of footers; it has no effect, as the heights are computed at once.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The changes of visible cells after which their rows are measured (CellConfigurations.CC15).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The space above the headers of a plain table.
  open var sectionHeaderTopPadding = automaticDimension { didSet { invalidateHeights() } }

  /// The height of the empty rows below the last one of a plain table; 0 for none (Tables.TB98).
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: Appearance

  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { separatorsDidChange() }
  }
  /// The color of the separators; `nil` for the default.
  open var separatorColor: UIColor? {
    didSet { separatorsDidChange() }
  }
  /// The effect of the separators; stored, as separators have a color.
  open var separatorEffect: UIVisualEffect?
  /// The inset of the separators (Tables.TB24).
  open var separatorInset: UIEdgeInsets {
    get {
      customSeparatorInset
        ?? UIEdgeInsets(top: 0, left: ScreenMargins.current.leading, bottom: 0, right: 0)
    }
    set {
      customSeparatorInset = newValue
      separatorsDidChange()
    }
  }
  /// The reference of the separator inset.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsDidChange() }
  }
  /// Whether content views stay within the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Whether cells follow the readable width; it has no effect on a phone.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      contentBackgroundView = backgroundView
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view above all sections, which scrolls with them; its own height counts.
  open var tableHeaderView: UIView? {
    didSet { replaceTableHeaderOrFooter(oldValue, by: tableHeaderView) }
  }
  /// The view below all sections, which scrolls with them; its own height counts.
  open var tableFooterView: UIView? {
    didSet { replaceTableHeaderOrFooter(oldValue, by: tableFooterView) }
  }
  // MARK: Selection

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false
  /// Whether the user can select rows during editing.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows during editing.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets the editing state, animated or not (Tables.TB40).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    closeSwipe(animated: animated)
    storedIsEditing = editing
    updateEditing(animated: animated)
  }

  // MARK: Rows

  /// Reloads all data (Tables.TB3).
  open func reloadData() {
    ExchangedMethods.call("reloadData", of: UITableView.self, on: self, body: reload)
  }

  /// Returns a reused or new cell; `nil` if there is none and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier, reconfigured: nil) ?? pool.warn(ofMissingCell: identifier)
  }

  /// Returns a reused or new cell (Tables.TB5).
  ///
  /// - Parameters:
  ///   - identifier: The identifier; traps if no class is registered for it.
  ///   - indexPath: The row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let kept = reconfigured?.path == indexPath ? reconfigured?.cell : nil
    guard let cell = pool.cell(identifier, reconfigured: kept) else {
      pool.failWithoutCell(identifier)
    }
    return cell
  }

  /// Returns a reused or new header or footer; `nil` if there is none and no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    pool.headerFooterView(identifier) ?? pool.warn(ofMissingHeaderFooter: identifier)
  }

  // MARK: Registering

  /// Registers a class of cells under an identifier; `nil` unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    programmingPrecondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "\(String(describing: cellClass)) is not a subclass of UITableViewCell")
    pool.register(cellClass as? UITableViewCell.Type, identifier)
  }

  /// Registers a nib of cells under an identifier; `nil` unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.register(nib, cell: identifier)
  }

  /// Registers a nib of headers and footers under an identifier; `nil` unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(nib, headerFooter: identifier)
  }

  /// Registers a class of headers and footers under an identifier; `nil` unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    programmingPrecondition(
      aClass == nil || aClass is UITableViewHeaderFooterView.Type,
      "\(String(describing: aClass)) is not a subclass of UITableViewHeaderFooterView")
    pool.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  // MARK: Queries

  /// The number of sections.
  open var numberOfSections: Int { currentLayout.sections.count }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    sectionLayout(section).rows.count
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutIfInvalid()
    return visible.keys.sorted().filter { isVisible($0) }.compactMap { visible[$0] }
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfInvalid()
    return visible.keys.sorted().filter { isVisible($0) }
  }

  /// Returns the cell of a row; `nil` if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfInvalid()
    return visible[indexPath]
  }

  /// Returns the row of a cell; `nil` if it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }

  /// Returns the header of a section; `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfInvalid()
    return headerViews[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfInvalid()
    return footerViews[section] as? UITableViewHeaderFooterView
  }

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    let part = sectionLayout(section)
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// Returns the rectangle of a section's header when it is not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    let part = sectionLayout(section)
    return CGRect(x: sideInset, y: part.headerTop, width: rowWidth, height: part.header)
  }

  /// Returns the rectangle of a section's footer when it is not pinned.
  open func rectForFooter(inSection section: Int) -> CGRect {
    let part = sectionLayout(section)
    return CGRect(x: sideInset, y: part.footerTop, width: rowWidth, height: part.footer)
  }

  /// Returns the rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard currentLayout.contains(indexPath) else { return .zero }
    return CGRect(
      x: sideInset, y: rowLayout.top(of: indexPath), width: rowWidth,
      height: rowLayout.height(of: indexPath))
  }

  /// Returns the row at a point; `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= sideInset, point.x < sideInset + rowWidth else { return nil }
    return currentLayout.row(at: point.y)
  }

  /// Returns the rows in a rectangle, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    updateLayoutIfNeeded()
    return paths(in: rect)
  }

  // MARK: Scrolling

  /// Scrolls a row to a position (Tables.TB16).
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { bring(indexPath, to: scrollPosition, animated: animated) }

  /// Scrolls to the row that was selected first.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selectedRows.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selected rows

  /// The selected row, or the first of several; `nil` for none.
  open var indexPathForSelectedRow: IndexPath? {
    updateLayoutIfNeeded()
    return selectedRows.first
  }

  /// The selected rows, in the order of their selection; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    updateLayoutIfNeeded()
    return selectedRows.isEmpty ? nil : selectedRows
  }

  /// Selects a row without notifying the delegate; `nil` clears the selection (Tables.TB33).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { setSelection(indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = selectedRows.firstIndex(of: indexPath) else { return }
    selectedRows.remove(at: index)
    visible[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Updates

  /// Performs updates as one batch; subclasses override this form.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  /// Begins a batch of updates.
  open func beginUpdates() { beginBatch() }

  /// Ends a batch of updates and performs it.
  open func endUpdates() { endBatch(nil) }

  /// Whether a batch of updates is open.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Inserts rows, given by their paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedRows += indexPaths.map { ($0, animation) } }
  }

  /// Deletes rows, given by their paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedRows += indexPaths.map { ($0, animation) } }
  }

  /// Reloads rows, given by their paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedRows += indexPaths.map { ($0, animation) } }
  }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Configures the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts sections, given by their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections.map { ($0, animation) } }
  }

  /// Deletes sections, given by their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections.map { ($0, animation) } }
  }

  /// Reloads sections, given by their indices before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections.map { ($0, animation) } }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutVisibleViews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for cell in visible.values { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection else { return }
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateHeights()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight(animated: false)
  }

  // MARK: Internals

  /// The layout of sections and rows; `currentLayout` updates it before use.
  var rowLayout = TableLayout()
  /// Whether the numbers of rows are invalid, and whether the heights are.
  var (needsRowCounts, needsHeights) = (true, true)
  lazy var prefetcher = makePrefetcher()
  /// The width of the table when the heights were computed.
  var measuredWidth: CGFloat = -1
  let pool = CellReusePool()
  /// The static cells of a storyboard; nil for other tables.
  package var staticContent: StaticTableContent?
  /// The visible cells, headers and footers.
  var visible: [IndexPath: UITableViewCell] = [:]
  var (headerViews, footerViews): ([Int: UIView], [Int: UIView]) = ([:], [:])
  /// The headers and footers that were created for measurement.
  var measuredHeadersAndFooters: [HeaderFooterID: UIView] = [:]
  /// The selected rows, in the order of their selection.
  var selectedRows: [IndexPath] = []
  var (highlightedPath, customSeparatorInset): (IndexPath?, UIEdgeInsets?)
  /// The cell that is being reconfigured.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// The updates of the current batch.
  var pendingUpdate = TableUpdate()
  var (batchDepth, completions): (Int, [(Bool) -> Void]) = (0, [])
  /// The cells that the current update brings into view, and those that it moves out of view.
  var enteringCells: [(IndexPath, UITableViewCell)] = []
  var leavingCells: [ObjectIdentifier: UITableViewCell] = [:]
  /// The cells that stay until an update ends, although they are not visible.
  var heldCells = Set<ObjectIdentifier>()
  var (swipe, reorder, dragging, dropGap): (RowSwipe?, RowReorder?, ItemDragging?, DropGap?)
  var (springLoading, sectionIndex): (UISpringLoadedInteraction?, SectionIndex) = (nil, .init())
  lazy var swipePan = SwipePan(self)
  /// The interaction that presents the context menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  var (menus, fillers): (ItemContextMenus?, FillerRowsView?)
  /// Whether the table is edited, and whether a default implementation returned the last result.
  var (storedIsEditing, answeredByDefault) = (false, false)
  var (isLayingOut, isUpdatingLayout) = (false, false)
}
