// Layout and visible views of a collection view. Steps Collections.CV1…CV7 and
// Collections.CV10…CV22.
extension UICollectionView {
  /// The number of items of each section, requested once (Collections.CV2).
  var counts: [Int] {
    if let cachedCounts { return cachedCounts }
    let counts = requestCounts()
    cachedCounts = counts
    return counts
  }

  func requestCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  // MARK: Layout

  /// Handles an invalidation of the layout.
  func handleInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    isLaidOut = false
    if context.invalidateDataSourceCounts, depth == 0, change == nil { cachedCounts = nil }
    pendingOffsetChange.x += context.contentOffsetAdjustment.x
    pendingOffsetChange.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Invalidates the layout if it does not apply to new bounds (Collections.CV12).
  func boundsWillChange(to new: CGRect) {
    guard isLaidOut, change == nil, new != bounds else { return }
    guard activeLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    activeLayout.invalidateLayout(with: activeLayout.invalidationContext(forBoundsChange: new))
  }

  /// Prepares the layout if it is invalid (Collections.CV10).
  func prepareLayout() {
    guard !isLaidOut else { return }
    _ = counts
    isLaidOut = true
    laidOutSize = bounds.size
    activeLayout.prepare()
    contentSize = activeLayout.collectionViewContentSize
    let move = pendingOffsetChange
    pendingOffsetChange = .zero
    if move != .zero {
      bounds.origin = CGPoint(x: bounds.minX + move.x, y: bounds.minY + move.y)
    }
    guard !hasInitialOffset, isFlipped, !counts.isEmpty, bounds.width > 0 else { return }
    // A mirrored layout starts at its right end (Collections.CV15).
    hasInitialOffset = true
    bounds.origin.x = CGFloat(horizontalRange.upperBound)
  }

  /// Whether the layout is mirrored (Collections.CV15).
  var isFlipped: Bool {
    activeLayout.flipsHorizontallyInOppositeLayoutDirection
      && activeLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// The width within which the layout is mirrored.
  var mirrorWidth: CGFloat {
    let insets = adjustedContentInset
    return max(contentSize.width, bounds.width - insets.left - insets.right)
  }

  /// The width within which the layout is mirrored; `nil` if it is not.
  private var mirror: CGFloat? { isFlipped ? mirrorWidth : nil }

  /// Returns the attributes of an element, mirrored if the layout is.
  func resolvedAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard let attributes = layoutAttributes(of: id) else { return nil }
    guard isFlipped else { return attributes }
    let copy = attributes.copied()
    copy.center.x = mirrorWidth - copy.center.x
    return copy
  }

  /// Returns the attributes of an element as the layout or a movement has them.
  private func layoutAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let movement else { return activeLayout.attributes(of: id) }
    return movement.attributes(of: id)
  }

  /// Returns the attributes of the visible elements in a rectangle, and during a movement those of
  /// the moved item (Collections.CV11).
  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    var rect = rect
    if isFlipped { rect.origin.x = mirrorWidth - rect.maxX }
    var ids: Set<ElementID> = []
    let visible = (activeLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      !$0.isHidden && $0.frame.overlaps(rect) && ids.insert($0.id).inserted
    }
    return movement?.shown(visible) ?? visible
  }

  // MARK: Visible views

  func layOutElements() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard change == nil, !isLayingOut else { return }
    isLayingOut = true
    if isLaidOut, laidOutSize != bounds.size { activeLayout.invalidateLayout() }
    // Self-sizing views may invalidate the layout (Collections.CV22).
    for _ in 0..<Self.maximumPasses {
      prepareLayout()
      measureChangedElements()
      if !isLaidOut { continue }
      let wanted = visibleAttributes(in: bounds)
      let ids = Set(wanted.map(\.id))
      for element in Array(visibleElements.values) where !ids.contains(element.id) {
        removeElement(element)
      }
      for attributes in wanted { show(attributes) }
      if isLaidOut { break }
    }
    isLayingOut = false
    updatePrefetching()
  }

  /// The maximum number of layout passes in a row for self-sizing views.
  ///
  /// - Source: chosen to end an endless sequence of passes. Confidence: guess.
  static let maximumPasses = 32

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let element = visibleElements[attributes.id] else {
      // A view that enters is not animated to its place.
      return UIView.performWithoutAnimation { add(loadElement(attributes)) }
    }
    guard !element.applied.isEqual(attributes) || element.mirror != mirror else { return }
    element.mirror = mirror
    let isResized = element.applied.size != attributes.size
    element.attributes = attributes
    applyAttributes(to: element.view, attributes)
    if isResized { measure(element) }
  }

  /// Requests the view of an element and measures it.
  func loadElement(_ attributes: UICollectionViewLayoutAttributes) -> CollectionElement {
    pendingRequest = .init(attributes: attributes, view: nil)
    let view = requestView(attributes)
    pendingRequest = nil
    let element = CollectionElement(view, attributes)
    element.mirror = mirror
    visibleElements[attributes.id] = element
    (view as? UICollectionViewCell)?.isSelected = selectedPaths.contains(attributes.indexPath)
    (view as? UICollectionViewCell)?.isHighlighted = false
    applyAttributes(to: view, attributes)
    measure(element)
    return element
  }

  private func requestView(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    let (id, path) = (attributes.id, attributes.indexPath)
    switch id.category {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path),
        cell.reuseIdentifier != nil
      else { programmingError("the cell at \(path) was not dequeued") }
      return cell
    case .supplementaryView:
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: id.kind, at: path), view.reuseIdentifier != nil
      else {
        programmingError(
          "the supplementary view of the kind \(id.kind) at \(path) was not dequeued")
      }
      return view
    case .decorationView:
      let key = UICollectionViewLayout.decorationKey(id.kind)
      let pool = activeLayout.decorationPool(of: id.kind)
      guard let view = pool.dequeue(key, frame: attributes.frame) else {
        programmingError(
          "no class of decoration views is registered for the kind \(id.kind): call "
            + "register(_:forDecorationViewOfKind:) of the layout"
            + pool.hint(for: key))
      }
      return view
    }
  }

  /// Returns a reused or new view, placed by its attributes (Collections.CV5).
  func dequeue(_ key: ReusePool.Key, _ id: ElementID) -> UICollectionReusableView? {
    if let pendingRequest, pendingRequest.attributes.id == id, let view = pendingRequest.view {
      return view
    }
    let asked = pendingRequest.flatMap { $0.attributes.id == id ? $0.attributes : nil }
    let attributes = asked ?? layoutAttributes(of: id)
    let view = pool.dequeue(key, frame: attributes?.frame ?? .zero)
    if let cell = view as? UICollectionViewCell { adopt(cell, id) }
    if let view, let attributes { applyAttributes(to: view, attributes) }
    return view
  }

  /// Makes a cell one of this view and of an item, before the app configures it.
  private func adopt(_ cell: UICollectionViewCell, _ id: ElementID) {
    cell.collection = self
    // A list's cell may also be a header or a footer.
    cell.currentPath = id.category == .cell ? id.indexPath : nil
    guard let cell = cell as? UICollectionViewListCell, let path = cell.currentPath else { return }
    let level = (dataSource as? any OutlineSource)?.outlineLevel(at: path) ?? 0
    if cell.indentationLevel != level { cell.indentationLevel = level }
  }

  /// Asks a view for its preferred attributes (Collections.CV21).
  func measure(_ element: CollectionElement) {
    let attributes = element.attributes
    // A size would be kept under the path that the item has only in the data.
    guard movement == nil, activeLayout.asksForPreferredSizes,
      attributes.representedElementCategory != .decorationView,
      !element.measuredSizes.contains(attributes.size)
    else { return }
    element.measuredSizes.append(attributes.size)
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.copied())
    guard
      activeLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    element.measuredSizes.append(preferred.size)
    activeLayout.invalidateLayout(
      with: activeLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Applies layout attributes to a view.
  func applyAttributes(
    to view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let size = attributes.size
    if view.bounds.size != size { view.bounds.size = size }
    var center = attributes.center
    if isFlipped { center.x = mirrorWidth - center.x }
    if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
      cell.currentPath = attributes.indexPath
      if swipe?.cell === cell { center.x += swipe?.offset ?? 0 }
    }
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  /// Adds a new view to the hierarchy.
  func add(_ element: CollectionElement) {
    let (view, attributes) = (element.view, element.attributes)
    if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if let kind = attributes.representedElementKind,
      attributes.representedElementCategory == .supplementaryView
    {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    }
    insertInOrder(element)
  }

  /// Inserts a view in order of z-index and then of elements (Collections.CV7).
  private func insertInOrder(_ element: CollectionElement) {
    let others = visibleElements.values.filter { $0 !== element && $0.view.superview === self }
    let next = others.filter { element.isBehind($0) }.min { $0.isBehind($1) }
    if let next { return insertSubview(element.view, belowSubview: next.view) }
    let last = others.max { $0.isBehind($1) }
    if let last { return insertSubview(element.view, aboveSubview: last.view) }
    if let backgroundView { return insertSubview(element.view, aboveSubview: backgroundView) }
    insertSubview(element.view, at: 0)
  }

  /// Removes a view and returns it to the pool.
  func removeElement(_ element: CollectionElement) {
    if visibleElements[element.id] === element { visibleElements[element.id] = nil }
    returnToPool(element)
  }

  func returnToPool(_ element: CollectionElement) {
    let (view, attributes) = (element.view, element.attributes)
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      cell.isHighlighted = false
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: attributes.indexPath)
    } else if let kind = attributes.representedElementKind,
      attributes.representedElementCategory == .supplementaryView
    {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: attributes.indexPath)
    }
    let kind = attributes.representedElementKind ?? ""
    let isDecoration = attributes.representedElementCategory == .decorationView
    let pool = isDecoration ? activeLayout.decorationPool(of: kind) : pool
    pool.recycle(view, attributes.representedElementCategory, kind)
  }

  // MARK: Queries

  func visibleCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleElements[ElementID(cellAt: indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns the visible elements of a kind, in order.
  func orderedElements(_ category: ElementCategory, _ kind: String = "") -> [CollectionElement] {
    visibleElements.values.filter { $0.id.category == category && $0.id.kind == kind }
      .sorted { $0.id.isRead(before: $1.id) }
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    var point = point
    if isFlipped { point.x = mirrorWidth - point.x }
    return visibleAttributes(in: around).last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Scrolls to an item (Collections.CV18).
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    programmingPrecondition(
      counts.indices.contains(path.sectionIndex)
        && (0..<counts[path.sectionIndex]).contains(path.itemIndex),
      "there is no item at \(path) to scroll to")
    prepareLayout()
    activeLayout.prepareToScroll(to: path, position, animated: animated)
    guard let frame = resolvedAttributes(of: ElementID(cellAt: path))?.frame else { return }
    guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    let free = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - insets.top - free.height / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - insets.top - free.height }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - insets.left - free.width / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - insets.left - free.width }
    setContentOffset(limited(offset), animated: animated)
  }
}

extension CollectionElement {
  /// Returns whether the element lies behind another one.
  fileprivate func isBehind(_ other: CollectionElement) -> Bool {
    let (one, two) = (attributes.zIndex, other.attributes.zIndex)
    return one == two ? id.isRead(before: other.id) : one < two
  }
}

extension CGRect {
  /// Returns whether two rectangles share an area; touching edges do not count.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
