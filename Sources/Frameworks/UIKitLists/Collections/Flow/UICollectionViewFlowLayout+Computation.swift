// Computation of a flow layout. Steps Collections.CV23…CV29.
extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// Returns the size of an extent along and one across the scroll direction.
  func makeSize(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  // MARK: Computation

  /// Computes the sections, unless they are valid (Collections.CV23).
  func computeSections() {
    guard !hasValidSections, let view = collectionView else { return }
    hasValidSections = true
    let insets = view.adjustedContentInset
    let free = view.bounds.inset(by: insets)
    let broad = max(0, isVertical ? free.width : free.height)
    if broad != breadth { preferredSizes = [:] }
    breadth = broad
    sections = []
    var start: CGFloat = 0
    for (index, count) in view.counts.enumerated() {
      let spacing = sectionSpacing(of: index, view)
      let header = length(
        delegate(view)?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
          ?? headerReferenceSize)
      let footer = length(
        delegate(view)?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
          ?? footerReferenceSize)
      let section = FlowSection(
        at: start, sizes(of: index, count, view), spacing, header: header, footer: footer,
        breadth: breadth - spacing.first - spacing.last)
      sections.append(section)
      start += section.length
    }
  }

  private func delegate(_ view: UICollectionView) -> (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func length(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }

  private func sectionSpacing(of index: Int, _ view: UICollectionView) -> FlowSection.Spacing {
    let delegate = delegate(view)
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let around: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    let line = delegate?.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: index)
    let item = delegate?.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: index)
    // Safe areas and margins count only across the scroll direction.
    if isVertical {
      (inset.left, inset.right) = (inset.left + around.left, inset.right + around.right)
    } else {
      (inset.top, inset.bottom) = (inset.top + around.top, inset.bottom + around.bottom)
    }
    return FlowSection.Spacing(
      before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
      first: isVertical ? inset.left : inset.top, last: isVertical ? inset.right : inset.bottom,
      line: line ?? minimumLineSpacing, item: item ?? minimumInteritemSpacing)
  }

  /// Returns the sizes of a section's items; it asks the delegate once if that has no sizes of its
  /// own (Collections.CV28).
  private func sizes(of index: Int, _ count: Int, _ view: UICollectionView) -> FlowSection.ItemSizes
  {
    let isAutomatic = estimatedItemSize == Self.automaticSize
    let own =
      asksForPreferredSizes
      ? isAutomatic ? FlowLayoutConstants.itemSize : estimatedItemSize : itemSize
    var sizes: [CGSize]?
    if let delegate = delegate(view), count > 0 {
      delegateUsesItemSize = false
      let first = delegate.collectionView(
        view, layout: self, sizeForItemAt: view.dataPath(IndexPath(item: 0, section: index)))
      if !delegateUsesItemSize {
        let others = (1..<count).map {
          delegate.collectionView(
            view, layout: self,
            sizeForItemAt: view.dataPath(IndexPath(item: $0, section: index)))
        }
        sizes = [first] + others
      }
    }
    if asksForPreferredSizes, !preferredSizes.isEmpty {
      var known = sizes ?? Array(repeating: own, count: count)
      for item in 0..<count {
        if let size = preferredSizes[IndexPath(item: item, section: index)] { known[item] = size }
      }
      sizes = known
    }
    guard let sizes else { return .same(FlowSize(own, scrollDirection), count: count) }
    return .each(sizes.map { FlowSize($0, scrollDirection) })
  }

  // MARK: Queries

  private func along(_ rect: CGRect) -> (CGFloat, CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Returns a rectangle aligned to pixels (Collections.CV27).
  private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    let scale = collectionView?.screenScale ?? 1
    let place = (
      along: (along * scale).rounded() / scale, across: (across * scale).rounded() / scale
    )
    let origin =
      isVertical
      ? CGPoint(x: place.across, y: place.along) : CGPoint(x: place.along, y: place.across)
    return CGRect(origin: origin, size: size)
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    computeSections()
    let (first, last) = along(rect)
    let low = sections.partitioningIndex { $0.start + $0.length >= first }
    let high = sections.partitioningIndex { $0.start > last }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in low..<max(low, high) {
      let path = IndexPath(item: 0, section: index)
      if let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path), header.frame.overlaps(rect)
      {
        found.append(header)
      }
      let section = sections[index]
      for line in section.lines(from: first, to: last) {
        found += items(in: section.line(line), of: index).filter { $0.frame.overlaps(rect) }
      }
      if let footer = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: path), footer.frame.overlaps(rect)
      {
        found.append(footer)
      }
    }
    return found
  }

  private func items(in line: FlowSection.Line, of index: Int)
    -> [UICollectionViewLayoutAttributes]
  {
    let section = sections[index]
    return section.positions(in: line).map { item, along, across in
      let attributes = makeAttributes(.cell, nil, IndexPath(item: item, section: index))
      let size = section.sizes[item]
      attributes.frame = rect(
        along: along, across: across, makeSize(length: size.length, breadth: size.breadth))
      return attributes
    }
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    computeSections()
    guard sections.indices.contains(path.sectionIndex) else { return nil }
    let section = sections[path.sectionIndex]
    guard (0..<section.sizes.count).contains(path.itemIndex) else { return nil }
    let line = section.line(section.lineIndex(of: path.itemIndex))
    let attributes = items(in: line, of: path.sectionIndex)
    return attributes[path.itemIndex - line.items.lowerBound]
  }

  /// Returns the attributes of a header or a footer, as broad as the layout; `nil` if there is
  /// none.
  func headerFooter(_ kind: String, of index: Int, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    computeSections()
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let end = section.start + section.length
    var (place, length, isPinned) = (section.start, section.header, false)
    switch kind {
    case UICollectionView.elementKindSectionHeader: isPinned = sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter:
      (place, length, isPinned) = (
        end - section.footer, section.footer, sectionFootersPinToVisibleBounds
      )
    default: return nil
    }
    guard length > 0 else { return nil }
    let attributes = makeAttributes(.supplementaryView, kind, path)
    if isPinned, let view = collectionView {
      // It stays at the edge while its section reaches there (Collections.CV29).
      let (first, last) = along(view.bounds.inset(by: view.adjustedContentInset))
      if kind == UICollectionView.elementKindSectionHeader {
        place = max(place, min(first, end - section.footer - length))
      } else {
        place = min(place, max(last - length, section.start + section.header))
      }
      attributes.zIndex = FlowLayoutConstants.pinnedZIndex
    }
    attributes.frame = rect(along: place, across: 0, makeSize(length: length, breadth: breadth))
    attributes.hasFixedSize = (true, true)
    return attributes
  }
}
