// Sections of groups in a compositional layout. Steps Compositional.CL9…
extension UICollectionViewCompositionalLayout {
  /// The direction in which the layout scrolls.
  var axis: LayoutAxis { settings.scrollDirection == .vertical ? .vertical : .horizontal }

  /// Computes a section of groups, which begins at a place.
  func groupSection(
    _ source: NSCollectionLayoutSection, _ group: NSCollectionLayoutGroup, _ index: Int,
    _ count: Int, at start: CGFloat, in view: UICollectionView
  ) -> GroupSection {
    let environment = ListEnvironment(view)
    let area = GroupSection.Area(
      size: environment.effectiveContentSize, insets: insets(of: source, in: view), axis: axis,
      start: start)
    return GroupSection(
      source, group, in: area, section: index, count: count, environment: environment,
      preferred: sizes)
  }

  /// Returns the insets of the area that a section refers to, in addition to those that the content
  /// has anyway (Compositional.CL9).
  private func insets(of source: NSCollectionLayoutSection, in view: UICollectionView)
    -> NSDirectionalEdgeInsets
  {
    var reference = source.contentInsetsReference
    if reference == .automatic { reference = settings.contentInsetsReference }
    var insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let (frame, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
      insets = UIEdgeInsets(
        top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    }
    let covered = view.adjustedContentInset
    insets.left = max(0, insets.left - covered.left)
    insets.right = max(0, insets.right - covered.right)
    let isFromRight = view.usesRightToLeftLayout
    // Along the layout, its content inset keeps the content out of the safe area.
    guard axis == .vertical else { return .zero }
    return NSDirectionalEdgeInsets(
      top: 0, leading: isFromRight ? insets.right : insets.left, bottom: 0,
      trailing: isFromRight ? insets.left : insets.right)
  }

  /// Computes the headers and footers of the layout (Compositional.CL10).
  func layoutBoundary(in view: UICollectionView) -> Boundary {
    Boundary(
      settings.boundarySupplementaryItems, axis: axis,
      container: ListEnvironment(view).effectiveContentSize, margin: 0
    ) {
      ElementID(.supplementaryView, $0, IndexPath(index: 0))
    } size: {
      sizes[$0]
    }
  }

  // MARK: Attributes

  /// Returns the attributes of an element, where the scrolling of its section has moved it.
  func attributes(of element: PlacedElement, in section: GroupSection?, _ index: Int)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = changed[element.id]?.copied() ?? ownAttributes(of: element)
    if element.isInLane, let place = lanes[index]?.place {
      let way = axis.point(0, across: -place)
      attributes.center.x += way.x
      attributes.center.y += way.y
    }
    if let pin = element.pin, let section, let view = collectionView {
      pinned(attributes, at: pin, from: section.start, to: section.end, in: view)
    } else if let pin = element.pin, let view = collectionView {
      pinned(attributes, at: pin, from: 0, to: axis.length(contentSize), in: view)
    }
    return attributes
  }

  private func ownAttributes(of element: PlacedElement) -> UICollectionViewLayoutAttributes {
    let kind = element.id.category == .cell ? nil : element.id.kind
    let attributes = makeAttributes(element.id.category, kind, element.id.indexPath)
    let scale = collectionView?.screenScale ?? 1
    func rounded(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
    let (x, y) = (rounded(element.frame.minX), rounded(element.frame.minY))
    attributes.frame = CGRect(
      x: x, y: y, width: rounded(element.frame.maxX) - x, height: rounded(element.frame.maxY) - y)
    attributes.zIndex = element.zIndex
    attributes.hasFixedSize = element.fixed
    return attributes
  }

  /// Keeps an element in the visible area while its section is there (Compositional.CL10).
  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes, at pin: PlacedElement.Pin,
    from start: CGFloat, to end: CGFloat, in view: UICollectionView
  ) {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let (frame, length) = (attributes.frame, axis.length(attributes.size))
    let place =
      pin == .start
      ? max(axis.start(frame), min(axis.start(visible), end - length))
      : min(axis.start(frame), max(axis.end(visible) - length, start))
    attributes.center = axis.point(
      place + length / 2, across: axis.other.place(attributes.center))
  }

  // MARK: Lanes

  /// Gives each section that scrolls across the layout a scroll view (Compositional.CL12).
  func updateLanes(in view: UICollectionView) {
    var unused = lanes
    for (index, section) in sections.enumerated() {
      guard case .groups(let section) = section, let part = section.lane else { continue }
      unused[index] = nil
      let lane =
        lanes[index]
        ?? OrthogonalLane(along: axis.other, in: view) { [weak self] in self?.laneMoved() }
      lanes[index] = lane
      lane.update(
        part, sources[index], isFlipped: view.isFlipped, rate: view.decelerationRate)
    }
    for (index, lane) in unused {
      lane.leave()
      lanes[index] = nil
    }
  }

  private func laneMoved() {
    guard !sections.isEmpty else { return }
    keepsSections = true
    invalidateLayout(with: makeContext())
  }

  /// Scrolls the section of an item so that the item is at a position (Compositional.CL16).
  func scrollLane(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let lane = lanes[path.sectionIndex], case .groups(let section)? = part(path.sectionIndex),
      let element = section.element(ElementID(cellAt: path))
    else { return }
    let across = axis.other
    let (start, end) = (across.start(element.frame), across.end(element.frame))
    let room = across.length(lane.bounds.size)
    let (first, middle, last): (UICollectionView.ScrollPosition, _, _) =
      across == .horizontal
      ? (.left, UICollectionView.ScrollPosition.centeredHorizontally, .right)
      : (.top, .centeredVertically, UICollectionView.ScrollPosition.bottom)
    let isFlipped = collectionView?.isFlipped == true && across == .horizontal
    var place = lane.place
    if position.contains(middle) {
      place = (start + end - room) / 2
    } else if position.contains(isFlipped ? last : first) {
      place = start
    } else if position.contains(isFlipped ? first : last) {
      place = end - room
    } else if start < place {
      place = start
    } else if end > place + room {
      place = min(start, end - room)
    }
    lane.scroll(to: place, animated: animated)
  }

  // MARK: Visible items

  /// Has the closures of sections change the visible elements (Compositional.CL15).
  func updateVisibleItems(in view: UICollectionView) {
    changed = [:]
    for (index, section) in sections.enumerated() {
      guard case .groups(let section) = section,
        let handler = sources[index].visibleItemsInvalidationHandler,
        section.frame.overlaps(view.bounds)
      else { continue }
      let place = lanes[index]?.place ?? 0
      let items = section.elements.compactMap { element -> VisibleLayoutItem? in
        let shift = axis.point(0, across: element.isInLane ? -place : 0)
        let shown = element.frame.offsetBy(dx: shift.x, dy: shift.y)
        guard shown.overlaps(view.bounds) else { return nil }
        return VisibleLayoutItem(ownAttributes(of: element))
      }
      let offset =
        lanes[index].map { axis.point(0, across: $0.place) } ?? view.contentOffset
      handler(items, offset, ListEnvironment(view))
      for item in items { changed[item.attributes.id] = item.attributes }
    }
  }
}
