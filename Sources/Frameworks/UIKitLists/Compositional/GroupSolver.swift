/// The computation of the groups of a section.
///
/// Coordinates run from the leading edge; the collection view mirrors them (Compositional.CL1…CL8).
@MainActor
struct GroupSolver {
  /// A group or an item at its origin, with the elements in it.
  struct Solution {
    var size: CGSize
    /// The size that estimates give.
    var nominal: CGSize
    var elements: [PlacedElement]
  }

  let section: Int
  /// The number of items of the section.
  let count: Int
  let traits: any NSCollectionLayoutEnvironment
  /// The sizes that views preferred.
  let preferred: [ElementID: CGSize]
  /// The next item.
  private(set) var next = 0
  private var groups = 0

  /// The length by which items may exceed their group, for sums of fractions.
  ///
  /// - Source: chosen far below a pixel. Confidence: guess.
  private static let tolerance: CGFloat = 0.05

  init(
    section: Int, count: Int, traits: any NSCollectionLayoutEnvironment,
    preferred: [ElementID: CGSize]
  ) {
    (self.section, self.count, self.traits, self.preferred) = (section, count, traits, preferred)
  }

  /// Returns the next group or item; `nil` if no items are left.
  ///
  /// - Parameters:
  ///   - item: The description.
  ///   - container: The size that fractions are of.
  ///   - fixed: A length along an axis in place of the description's.
  mutating func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize,
    fixed: (axis: LayoutAxis, length: CGFloat)? = nil
  ) -> Solution? {
    guard next < count else { return nil }
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group: group, in: container, fixed)
    }
    let id = ElementID(cellAt: IndexPath(item: next, section: section))
    next += 1
    let measured = preferred[id]
    let size = Self.replaced(item.layoutSize.size(in: container, measured: measured), fixed)
    let frame = CGRect(origin: .zero, size: size).inset(byLeading: item.appliedInsets)
    let cell = PlacedElement(
      id: id, frame: frame, zIndex: 0, size: item.layoutSize, fixedAxis: fixed?.axis)
    return Solution(
      size: size,
      nominal: Self.replaced(item.layoutSize.size(in: container), fixed),
      elements: [cell] + supplements(of: item, at: frame, id.indexPath))
  }

  private static func replaced(
    _ size: CGSize, _ fixed: (axis: LayoutAxis, length: CGFloat)?
  ) -> CGSize {
    guard let fixed else { return size }
    return fixed.axis.size(fixed.length, across: fixed.axis.other.length(size))
  }

  // MARK: Groups

  private mutating func solve(
    group: NSCollectionLayoutGroup, in container: CGSize,
    _ fixed: (axis: LayoutAxis, length: CGFloat)?
  ) -> Solution {
    let path = IndexPath(item: groups, section: section)
    groups += 1
    let insets = group.appliedInsets
    let outer = Self.replaced(group.layoutSize.size(in: container), fixed)
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    var solution: Solution
    switch group.arrangement {
    case .line(let axis, let repetition):
      solution = line(group, axis, repetition, inner)
      if fixed?.axis == axis || !group.layoutSize.dimension(along: axis).isMeasured {
        solution.size = axis.size(axis.length(inner), across: axis.other.length(solution.size))
      }
      if fixed?.axis == axis.other || !group.layoutSize.dimension(along: axis.other).isMeasured {
        solution.size = axis.size(axis.length(solution.size), across: axis.other.length(inner))
      }
    case .places(let provider): solution = places(provider, inner)
    }
    solution.nominal = outer
    solution.size.width += insets.leading + insets.trailing
    solution.size.height += insets.top + insets.bottom
    for index in solution.elements.indices {
      solution.elements[index].frame = solution.elements[index].frame.offsetBy(
        dx: insets.leading, dy: insets.top)
    }
    solution.elements += supplements(
      of: group, at: CGRect(origin: .zero, size: solution.size).inset(byLeading: insets), path)
    return solution
  }

  private mutating func places(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize
  ) -> Solution {
    let environment = PartEnvironment(size, traits.traitCollection)
    var elements: [PlacedElement] = []
    for place in provider(environment) where next < count {
      let id = ElementID(cellAt: IndexPath(item: next, section: section))
      elements.append(PlacedElement(id: id, frame: place.frame, zIndex: place.zIndex))
      next += 1
    }
    return Solution(size: size, nominal: size, elements: elements)
  }

  /// An item of a line.
  private struct Entry {
    let item: NSCollectionLayoutItem
    var solution: Solution
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis,
    _ repetition: NSCollectionLayoutGroup.Repetition, _ inner: CGSize
  ) -> Solution {
    let grows = group.layoutSize.dimension(along: axis).isMeasured
    let (free, spacing) = (axis.length(inner), group.interItemSpacing?.spacing ?? 0)
    let share = length(of: group, axis, repetition, inner, grows: grows)
    var entries: [Entry] = []
    var used: CGFloat = 0
    loop: while next < count {
      switch repetition {
      case .count(let count) where entries.count == count: break loop
      case .equal(let count) where entries.count == count: break loop
      default: break
      }
      let item = group.subitems[entries.count % group.subitems.count]
      let before = (next, groups)
      guard let solved = solve(item, in: inner, fixed: share.map { (axis, $0) }), next > before.0
      else { break }
      let edges = Self.minimum(item.edgeSpacing?.along(axis))
      let length = axis.length(grows ? solved.nominal : solved.size) + edges
      if case .fill = repetition, !entries.isEmpty,
        used + spacing + length > free + Self.tolerance
      {
        (next, groups) = before
        break
      }
      used += length + (entries.isEmpty ? 0 : spacing)
      entries.append(Entry(item: item, solution: solved))
    }
    return place(entries, of: group, along: axis, inner, grows: grows)
  }

  /// Returns the length of each item of a line; `nil` for its own (Compositional.CL6).
  private func length(
    of group: NSCollectionLayoutGroup, _ axis: LayoutAxis,
    _ repetition: NSCollectionLayoutGroup.Repetition, _ inner: CGSize, grows: Bool
  ) -> CGFloat? {
    guard !grows else { return nil }
    let spacing = group.interItemSpacing?.spacing ?? 0
    func part(_ count: Int) -> CGFloat {
      max(0, (axis.length(inner) - spacing * CGFloat(count - 1)) / CGFloat(count))
    }
    switch repetition {
    case .fill: return nil
    case .equal(let count): return part(count)
    case .count(let count):
      let own = group.subitems.first?.layoutSize.dimension(along: axis).length(in: inner) ?? 0
      return own > part(count) + Self.tolerance ? part(count) : nil
    }
  }

  private static func minimum(
    _ edges: (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)?
  ) -> CGFloat { (edges?.before?.spacing ?? 0) + (edges?.after?.spacing ?? 0) }

  /// Places the items of a line, with spaces that share what is left (Compositional.CL7).
  private func place(
    _ entries: [Entry], of group: NSCollectionLayoutGroup, along axis: LayoutAxis, _ inner: CGSize,
    grows: Bool
  ) -> Solution {
    let cross = axis.other
    let spacing = group.interItemSpacing
    let gaps = CGFloat(max(0, entries.count - 1))
    let used = entries.reduce((spacing?.spacing ?? 0) * gaps) {
      $0 + axis.length($1.solution.size) + Self.minimum($1.item.edgeSpacing?.along(axis))
    }
    var shares = spacing?.isFlexible == true ? gaps : 0
    for entry in entries {
      let edges = entry.item.edgeSpacing?.along(axis)
      shares += (edges?.before?.isFlexible == true ? 1 : 0)
      shares += (edges?.after?.isFlexible == true ? 1 : 0)
    }
    let left = grows ? 0 : max(0, axis.length(inner) - used)
    let share = shares > 0 ? left / shares : 0
    func width(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? share : 0)
    }
    let across = height(of: entries, in: group, across: cross, inner)
    var place: CGFloat = 0
    var elements: [PlacedElement] = []
    for (index, entry) in entries.enumerated() {
      let (edges, crossEdges) = (
        entry.item.edgeSpacing?.along(axis), entry.item.edgeSpacing?.along(cross)
      )
      if index > 0 { place += width(spacing) }
      place += width(edges?.before)
      let room = max(
        0, across - cross.length(entry.solution.size) - Self.minimum(crossEdges))
      var crossPlace = crossEdges?.before?.spacing ?? 0
      if crossEdges?.before?.isFlexible == true {
        crossPlace += crossEdges?.after?.isFlexible == true ? room / 2 : room
      }
      let origin = axis.point(place, across: crossPlace)
      for (number, element) in entry.solution.elements.enumerated() {
        var moved = element
        moved.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        let dimension = entry.item.layoutSize.dimension(along: cross)
        if number == 0, dimension.isUniformAcrossSiblings {
          moved.frame.size = axis.size(axis.length(moved.frame.size), across: across)
        }
        elements.append(moved)
      }
      place += axis.length(entry.solution.size) + width(edges?.after)
    }
    return Solution(
      size: axis.size(place, across: across), nominal: inner, elements: elements)
  }

  /// Returns the extent across a line: that of the group, or of its largest item.
  private func height(
    of entries: [Entry], in group: NSCollectionLayoutGroup, across cross: LayoutAxis,
    _ inner: CGSize
  ) -> CGFloat {
    guard group.layoutSize.dimension(along: cross).isMeasured else { return cross.length(inner) }
    let own = entries.filter {
      let dimension = $0.item.layoutSize.dimension(along: cross)
      return cross == .horizontal ? !dimension.isFractionalWidth : !dimension.isFractionalHeight
    }
    return own.map {
      cross.length($0.solution.size) + Self.minimum($0.item.edgeSpacing?.along(cross))
    }.max() ?? cross.length(inner)
  }

  // MARK: Supplementary views

  private func supplements(
    of item: NSCollectionLayoutItem, at frame: CGRect, _ path: IndexPath
  ) -> [PlacedElement] {
    item.supplementaryItems.map { view in
      let id = ElementID(.supplementaryView, view.elementKind, path)
      let size = view.layoutSize.size(in: frame.size, measured: preferred[id])
      return PlacedElement(
        id: id, frame: view.frame(size, at: frame), zIndex: view.zIndex, size: view.layoutSize)
    }
  }
}

extension CGRect {
  /// Returns the rectangle within insets, from the leading edge at the left.
  func inset(byLeading insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
