import TactusUIKitViews

// Computation of lists. Steps Lists.LS1…LS5.
extension UICollectionViewCompositionalLayout {
  /// Requests the sections, and places them below each other (Lists.LS1).
  func prepareSections() {
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let free = max(0, view.bounds.width - insets.left - insets.right)
    if free != width { sizes = [:] }
    width = free
    if sources.count != view.counts.count {
      let environment = ListEnvironment(view)
      sources = view.counts.indices.map { index in
        guard let section = provider(index, environment) else {
          programmingError("the layout's section provider returned no section \(index)")
        }
        return section
      }
    }
    let boundary = layoutBoundary(in: view)
    var place = boundary.before
    sections = []
    for (index, count) in view.counts.enumerated() {
      if index > 0 { place += settings.interSectionSpacing }
      let source = sources[index]
      let section: PlacedSection
      if let group = source.group {
        section = .groups(groupSection(source, group, index, count, at: place, in: view))
      } else {
        section = .list(self.section(index, count, at: place))
      }
      sections.append(section)
      place = section.end
    }
    let end = place + boundary.after
    self.boundary = boundary.placed(
      from: 0, content: boundary.before...max(boundary.before, place), to: end)
    let room = ListEnvironment(view).effectiveContentSize
    contentSize = axis.size(end, across: axis.other.length(room))
    colorBackground(of: view)
  }

  private func section(_ index: Int, _ count: Int, at top: CGFloat) -> ListSection {
    let source = sources[index]
    let list = source.list ?? .init(appearance: .plain)
    let kinds = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    func height(_ kind: String) -> CGFloat {
      sizes[ElementID(.supplementaryView, kind, IndexPath(item: 0, section: index))]?.height
        ?? ListMetrics.estimatedHeader
    }
    return ListSection(
      top: top, spaces(source, list, isFirst: index == 0),
      header: list.headerMode == .supplementary ? height(kinds.0) : 0,
      heights: (0..<count).map { item in
        sizes[ElementID(cellAt: IndexPath(item: item, section: index))]?.height
          ?? TableMetrics.rowHeight
      }, footer: list.footerMode == .supplementary ? height(kinds.1) : 0,
      isPinned: list.appearance == .plain)
  }

  /// Returns the spaces around the parts of a section (Lists.LS2).
  private func spaces(
    _ source: NSCollectionLayoutSection, _ list: UICollectionLayoutListConfiguration,
    isFirst: Bool
  ) -> ListSection.Spaces {
    let insets = source.contentInsets
    let hasHeader = list.headerMode == .supplementary
    let hasFooter = list.footerMode == .supplementary
    var spaces = ListSection.Spaces(
      aboveHeader: 0, aboveItems: insets.top, belowItems: insets.bottom,
      between: source.interGroupSpacing, bottom: 0)
    switch list.appearance {
    case .plain, .sidebarPlain:
      if hasHeader { spaces.aboveHeader = TableMetrics.headerGap }
    case .grouped, .insetGrouped, .sidebar:
      let above = isFirst ? TableMetrics.firstGroupGap : TableMetrics.groupGap
      spaces.aboveHeader = hasHeader ? above - TableMetrics.groupGap : above
      if !hasFooter { spaces.bottom = TableMetrics.groupGap }
    }
    if let padding = list.headerTopPadding { spaces.aboveHeader = padding }
    return spaces
  }

  private func colorBackground(of view: UICollectionView) {
    guard let list = sources.first?.list else { return }
    view.colorByLayout(list.backgroundColor ?? list.appearance.backgroundColor)
  }

  // MARK: Queries

  /// Returns the configuration of a section; `nil` if there is no such section.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sources.indices.contains(index) ? sources[index].list : nil
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = boundary.map { attributes(of: $0, in: nil, -1) }.filter { $0.frame.overlaps(rect) }
    for (index, section) in sections.enumerated() {
      let isNear = section.end >= axis.start(rect) && section.start <= axis.end(rect)
      switch section {
      case .groups(let section):
        // Supplementary items may lie outside of their section.
        let near = isNear ? section.elements : section.elements.filter { $0.frame.overlaps(rect) }
        found += near.map { attributes(of: $0, in: section, index) }.filter {
          $0.frame.overlaps(rect)
        }
      case .list where !isNear: break
      case .list(let section):
        let path = IndexPath(item: 0, section: index)
        for kind in [
          UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
          if let view = supplementary(kind, at: path), view.frame.overlaps(rect) {
            found.append(view)
          }
        }
        for item in section.items(from: rect.minY, to: rect.maxY) {
          found += [self.item(at: IndexPath(item: item, section: index))].compactMap(\.self)
        }
      }
    }
    return found
  }

  /// Returns a section; `nil` if there is no such section.
  func part(_ index: Int) -> PlacedSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the attributes of an element of groups, or of a header or footer of the layout.
  func groupElement(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    let index = id.indexPath.sectionIndex
    if id.indexPath.count == 1, let element = boundary.first(where: { $0.id == id }) {
      return attributes(of: element, in: nil, -1)
    }
    guard case .groups(let section)? = part(index), let element = section.element(id) else {
      return nil
    }
    return attributes(of: element, in: section, index)
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard case .list(let section)? = part(path.sectionIndex),
      let list = list(ofSection: path.sectionIndex)
    else { return groupElement(ElementID(cellAt: path)) }
    guard section.heights.indices.contains(path.itemIndex) else { return nil }
    let attributes = makeAttributes(.cell, nil, path)
    attributes.frame = frame(
      y: section.tops[path.itemIndex], height: section.heights[path.itemIndex],
      in: path.sectionIndex)
    attributes.hasFixedSize = (true, false)
    attributes.listPlace = place(of: path, list, section.count)
    return attributes
  }

  /// Returns the place of an item, with the separators that its section has for it (Lists.LS5).
  private func place(
    of path: IndexPath, _ list: UICollectionLayoutListConfiguration, _ count: Int
  ) -> ListPlace {
    let item = path.itemIndex
    let hasHeaderItem = list.headerMode == .firstItemInSection
    // A header in the first item of a grouped section lies above the group.
    let isOutside = hasHeaderItem && list.appearance != .plain
    let separators = list.itemSeparatorHandler?(path, list.separatorConfiguration)
    return ListPlace(
      appearance: list.appearance, part: hasHeaderItem && item == 0 ? .header : .item,
      isFirst: item == (isOutside ? 1 : 0), isLast: item == count - 1,
      separators: list.showsSeparators ? separators ?? list.separatorConfiguration : nil)
  }

  /// Returns the attributes of a header or footer, which is pinned in a plain list (Lists.LS4).
  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, case .list(let section)? = part(path.sectionIndex),
      path.count > 1, let list = list(ofSection: path.sectionIndex)
    else { return groupElement(ElementID(.supplementaryView, kind, path)) }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    guard isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary else {
      return nil
    }
    let attributes = makeAttributes(.supplementaryView, kind, path)
    let height = isHeader ? section.header : section.footer
    var y = isHeader ? section.headerTop : section.footerTop
    if section.isPinned {
      let free = view.bounds.inset(by: view.adjustedContentInset)
      if isHeader {
        y = max(y, min(free.minY, section.footerTop - height))
      } else {
        y = min(y, max(free.maxY - height, section.headerTop + section.header))
      }
      attributes.zIndex = FlowLayoutConstants.pinnedZIndex
    }
    attributes.frame = frame(y: y, height: height, in: path.sectionIndex)
    attributes.hasFixedSize = (true, false)
    attributes.listPlace = ListPlace(
      appearance: list.appearance, part: isHeader ? .header : .footer, isFirst: false,
      isLast: false,
      separators: nil)
    return attributes
  }

  private func frame(y: CGFloat, height: CGFloat, in section: Int) -> CGRect {
    let insets = sources[section].contentInsets
    let scale = collectionView?.screenScale ?? 1
    return CGRect(
      x: insets.leading, y: (y * scale).rounded() / scale,
      width: max(0, width - insets.leading - insets.trailing), height: height)
  }
}

/// The metrics of lists in addition to those of tables, in points.
enum ListMetrics {
  /// The height of a header or footer before it is measured.
  ///
  /// - Source: chosen near those of one line. Confidence: guess.
  static let estimatedHeader: CGFloat = 38
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The color behind the list.
  ///
  /// - Source: Lists.LS1. Confidence: guess for sidebars.
  var backgroundColor: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
