// How a collection view comes to show what it shows. Steps CV1…CV7 and CV10…CV22 are in
// `Documentation/Behaviour/Collections.md`.
extension UICollectionView {
  /// CV2: how many items each section has, asked once.
  var counts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = askCounts()
    knownCounts = counts
    return counts
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  // MARK: The layout

  /// A part of the layout does not count any more.
  func layoutChanged(_ context: UICollectionViewLayoutInvalidationContext) {
    isLaidOut = false
    if context.invalidateDataSourceCounts, depth == 0, change == nil { knownCounts = nil }
    offsetChange.x += context.contentOffsetAdjustment.x
    offsetChange.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// CV12: asks the layout whether it is another one where something else is seen.
  func boundsWillChange(to new: CGRect) {
    guard isLaidOut, change == nil, new != bounds else { return }
    guard arrangement.shouldInvalidateLayout(forBoundsChange: new) else { return }
    arrangement.invalidateLayout(with: arrangement.invalidationContext(forBoundsChange: new))
  }

  /// CV10: has the layout work out where everything is, if it has to.
  func prepareLayout() {
    guard !isLaidOut else { return }
    _ = counts
    isLaidOut = true
    laidOutSize = bounds.size
    arrangement.prepare()
    contentSize = arrangement.collectionViewContentSize
    let move = offsetChange
    offsetChange = .zero
    if move != .zero {
      bounds.origin = CGPoint(x: bounds.minX + move.x, y: bounds.minY + move.y)
    }
    guard !hasStarted, isFlipped, !counts.isEmpty, bounds.width > 0 else { return }
    // CV15.
    hasStarted = true
    bounds.origin.x = CGFloat(horizontalRange.upperBound)
  }

  /// CV15: whether the layout's left is on the right.
  var isFlipped: Bool {
    arrangement.flipsHorizontallyInOppositeLayoutDirection
      && arrangement.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// What the layout's left and right are mirrored within.
  private var mirrorWidth: CGFloat {
    let insets = adjustedContentInset
    return max(contentSize.width, bounds.width - insets.left - insets.right)
  }

  /// The same, if they are.
  private var mirror: CGFloat? { isFlipped ? mirrorWidth : nil }

  /// What the layout says of an element, as it is seen.
  func seen(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard let attributes = arrangement.attributes(of: id) else { return nil }
    guard isFlipped else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = mirrorWidth - copy.center.x
    return copy
  }

  /// CV11: what is to be seen in a rectangle.
  func wanted(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    var rect = rect
    if isFlipped { rect.origin.x = mirrorWidth - rect.maxX }
    var ids: Set<ElementID> = []
    return (arrangement.layoutAttributesForElements(in: rect) ?? []).filter {
      !$0.isHidden && $0.frame.overlaps(rect) && ids.insert($0.id).inserted
    }
  }

  // MARK: Showing

  func layOutElements() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard change == nil, !isShowing else { return }
    isShowing = true
    if isLaidOut, laidOutSize != bounds.size { arrangement.invalidateLayout() }
    // CV22: views may have the layout be worked out again.
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      let wanted = wanted(in: bounds)
      let ids = Set(wanted.map(\.id))
      for element in Array(shown.values) where !ids.contains(element.id) { drop(element) }
      for attributes in wanted { show(attributes) }
      if isLaidOut { break }
    }
    isShowing = false
  }

  /// How often the layout is worked out again in a row because of views that want to be larger.
  ///
  /// - Source: chosen so that what never comes to an end ends. Confidence: guess.
  static let mostRounds = 32

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let element = shown[attributes.id] else {
      // What was not seen does not move to where it is.
      return UIView.performWithoutAnimation { add(make(attributes)) }
    }
    guard !element.attributes.isEqual(attributes) || element.mirror != mirror else { return }
    element.mirror = mirror
    let isResized = element.attributes.size != attributes.size
    element.attributes = attributes
    place(element.view, attributes)
    if isResized { measure(element) }
  }

  /// Asks for the view of an element, and how large it would like to be.
  func make(_ attributes: UICollectionViewLayoutAttributes) -> CollectionElement {
    making = .init(attributes: attributes, view: nil)
    let view = ask(attributes)
    making = nil
    let element = CollectionElement(view, attributes)
    element.mirror = mirror
    shown[attributes.id] = element
    (view as? UICollectionViewCell)?.isSelected = selected.contains(attributes.indexPath)
    (view as? UICollectionViewCell)?.isHighlighted = false
    place(view, attributes)
    measure(element)
    return element
  }

  private func ask(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let (id, path) = (attributes.id, attributes.indexPath)
    switch id.category {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path),
        cell.reuseIdentifier != nil
      else { preconditionFailure("the cell at \(path) was not dequeued") }
      return cell
    case .supplementaryView:
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: id.kind, at: path), view.reuseIdentifier != nil
      else { preconditionFailure("the view \(id.kind) at \(path) was not dequeued") }
      return view
    case .decorationView:
      let name = UICollectionViewLayout.decorationName(id.kind)
      guard let view = arrangement.decorations.take(name, frame: attributes.frame) else {
        preconditionFailure("no class of decorations is registered as \(id.kind)")
      }
      return view
    }
  }

  /// CV5: a view that is used again, or made, where it is to be.
  func take(_ name: ReusePool.Name, _ id: ElementID) -> UICollectionReusableView? {
    if let making, making.attributes.id == id, let view = making.view { return view }
    let asked = making.flatMap { $0.attributes.id == id ? $0.attributes : nil }
    let attributes = asked ?? arrangement.attributes(of: id)
    let view = pool.take(name, frame: attributes?.frame ?? .zero)
    if let view, let attributes { place(view, attributes) }
    return view
  }

  /// CV21: asks a view how large it would like to be.
  func measure(_ element: CollectionElement) {
    let attributes = element.attributes
    guard arrangement.asksForPreferredSizes,
      attributes.representedElementCategory != .decorationView,
      !element.askedSizes.contains(attributes.size)
    else { return }
    element.askedSizes.append(attributes.size)
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    guard
      arrangement.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    element.askedSizes.append(preferred.size)
    arrangement.invalidateLayout(
      with: arrangement.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Puts a view where the layout wants it.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let size = attributes.size
    if view.bounds.size != size { view.bounds.size = size }
    var center = attributes.center
    if isFlipped { center.x = mirrorWidth - center.x }
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  /// Puts a new view among the others.
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

  /// CV7: what is read first is behind, unless the layout wants it in front.
  private func insertInOrder(_ element: CollectionElement) {
    let others = shown.values.filter { $0 !== element && $0.view.superview === self }
    let next = others.filter { element.isBehind($0) }.min { $0.isBehind($1) }
    if let next { return insertSubview(element.view, belowSubview: next.view) }
    let last = others.max { $0.isBehind($1) }
    if let last { return insertSubview(element.view, aboveSubview: last.view) }
    if let backgroundView { return insertSubview(element.view, aboveSubview: backgroundView) }
    insertSubview(element.view, at: 0)
  }

  /// Has a view be seen no more, and be kept for others.
  func drop(_ element: CollectionElement) {
    if shown[element.id] === element { shown[element.id] = nil }
    retire(element)
  }

  func retire(_ element: CollectionElement) {
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
    let pool =
      attributes.representedElementCategory == .decorationView ? arrangement.decorations : pool
    pool.put(view, attributes.representedElementCategory, attributes.representedElementKind ?? "")
  }

  // MARK: Asking

  func shownCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementID(cellAt: indexPath)]?.view as? UICollectionViewCell
  }

  /// The elements of a kind that are seen, in the order in which they are read.
  func inOrder(_ category: ElementCategory, _ kind: String = "") -> [CollectionElement] {
    shown.values.filter { $0.id.category == category && $0.id.kind == kind }
      .sorted { $0.id.isRead(before: $1.id) }
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    var point = point
    if isFlipped { point.x = mirrorWidth - point.x }
    return wanted(in: around).last {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// CV18.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    precondition(
      counts.indices.contains(path.sectionIndex)
        && (0..<counts[path.sectionIndex]).contains(path.itemIndex),
      "there is no item at \(path) to scroll to")
    guard let frame = seen(ElementID(cellAt: path))?.frame else { return }
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
  /// Whether it lies behind another one.
  fileprivate func isBehind(_ other: CollectionElement) -> Bool {
    let (one, two) = (attributes.zIndex, other.attributes.zIndex)
    return one == two ? id.isRead(before: other.id) : one < two
  }
}

extension CGRect {
  /// Whether something of it is in another one; edges that touch are not.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
