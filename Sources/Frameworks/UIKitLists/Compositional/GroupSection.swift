/// A section of groups at its place in the content.
///
/// Steps Compositional.CL9…CL11.
@MainActor
struct GroupSection {
  /// The part of a section that scrolls across the layout.
  struct Lane {
    /// The visible part, in the content of the collection view.
    var frame: CGRect
    /// The length of what scrolls.
    var length: CGFloat
    /// The places of the groups along the lane.
    var groups: [(start: CGFloat, length: CGFloat)]
    /// The space before the first and after the last group.
    var margins: (before: CGFloat, after: CGFloat)
  }

  let start: CGFloat
  private(set) var end: CGFloat
  private(set) var elements: [PlacedElement] = []
  private(set) var lane: Lane?
  private(set) var places: [ElementID: Int] = [:]

  /// Whether a header or a footer is pinned.
  var isPinning: Bool { elements.contains { $0.pin != nil } }
  /// The frame of the section, as wide as the layout.
  private(set) var frame: CGRect = .zero

  /// The area that a section is laid out in.
  struct Area {
    /// The size without the area's insets.
    var size: CGSize
    /// The insets in addition to the section's own.
    var insets: NSDirectionalEdgeInsets
    /// The direction in which the layout scrolls.
    var axis: LayoutAxis
    /// The place of the section's start.
    var start: CGFloat
  }

  init(
    _ source: NSCollectionLayoutSection, _ group: NSCollectionLayoutGroup, in area: Area,
    section: Int, count: Int, environment: any NSCollectionLayoutEnvironment,
    preferred: [ElementID: CGSize]
  ) {
    let axis = area.axis
    start = area.start
    let own = source.contentInsets
    let insets = NSDirectionalEdgeInsets(
      top: own.top + area.insets.top, leading: own.leading + area.insets.leading,
      bottom: own.bottom + area.insets.bottom, trailing: own.trailing + area.insets.trailing)
    let container = CGRect(origin: .zero, size: area.size).inset(byLeading: insets).size
    let boundary = Boundary(
      source.boundarySupplementaryItems, axis: axis,
      container: source.supplementariesFollowContentInsets
        ? container : CGRect(origin: .zero, size: area.size).inset(byLeading: area.insets).size,
      margin: source.supplementariesFollowContentInsets
        ? axis.other.insets(insets).before : axis.other.insets(area.insets).before
    ) {
      ElementID(.supplementaryView, $0, IndexPath(item: 0, section: section))
    } size: {
      preferred[$0]
    }
    // The groups follow the header and the insets (Compositional.CL9).
    let first = start + boundary.before + axis.insets(insets).before
    var solver = GroupSolver(
      section: section, count: count, traits: environment, preferred: preferred)
    var stack = GroupStack(
      solver.solutions(of: group, in: container),
      along: source.orthogonalScrollingBehavior == .none ? axis : axis.other,
      spacing: source.interGroupSpacing)
    let length: CGFloat
    if source.orthogonalScrollingBehavior == .none {
      stack.move(by: axis.point(first, across: axis.other.insets(insets).before))
      length = stack.length
    } else {
      length = stack.depth
      let room = axis.other.length(area.size)
      let margins = Self.margins(
        source.orthogonalScrollingBehavior, stack, axis.other.insets(insets), room)
      stack.move(by: axis.point(first, across: margins.before))
      for index in stack.elements.indices { stack.elements[index].isInLane = true }
      lane = Lane(
        frame: CGRect(
          origin: axis.point(first, across: 0), size: axis.size(length, across: room)),
        length: margins.before + stack.length + margins.after,
        groups: stack.groups.map { ($0.start + margins.before, $0.length) }, margins: margins)
    }
    let last = first + length + axis.insets(insets).after
    end = last + boundary.after
    frame = CGRect(
      origin: axis.point(start, across: 0),
      size: axis.size(end - start, across: axis.other.length(area.size)))
    let views = boundary.placed(from: start, content: first...(first + length), to: end)
    elements = stack.elements + views + backgrounds(of: source, section)
    places = Dictionary(
      elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the spaces around groups that rest in the middle (Compositional.CL13).
  private static func margins(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ stack: GroupStack,
    _ insets: (before: CGFloat, after: CGFloat), _ room: CGFloat
  ) -> (before: CGFloat, after: CGFloat) {
    guard behavior == .groupPagingCentered, let first = stack.groups.first,
      let last = stack.groups.last
    else { return insets }
    return (max(0, (room - first.length) / 2), max(0, (room - last.length) / 2))
  }

  /// Returns the backgrounds of the section (Compositional.CL11).
  private func backgrounds(of source: NSCollectionLayoutSection, _ section: Int)
    -> [PlacedElement]
  {
    source.decorationItems.map { item in
      PlacedElement(
        id: ElementID(
          .decorationView, item.elementKind, IndexPath(item: 0, section: section)),
        frame: frame.inset(byLeading: item.contentInsets), zIndex: item.zIndex)
    }
  }

  /// Returns an element of the section.
  func element(_ id: ElementID) -> PlacedElement? { places[id].map { elements[$0] } }
}

/// Groups in a row or a column.
private struct GroupStack {
  var elements: [PlacedElement] = []
  private(set) var groups: [(start: CGFloat, length: CGFloat)] = []
  private(set) var length: CGFloat = 0
  /// The largest extent across.
  private(set) var depth: CGFloat = 0

  init(_ solutions: [GroupSolver.Solution], along axis: LayoutAxis, spacing: CGFloat) {
    for (index, solution) in solutions.enumerated() {
      if index > 0 { length += spacing }
      let origin = axis.point(length, across: 0)
      elements += solution.elements.map { element in
        var moved = element
        moved.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        return moved
      }
      groups.append((length, axis.length(solution.size)))
      length += axis.length(solution.size)
      depth = max(depth, axis.other.length(solution.size))
    }
  }

  mutating func move(by way: CGPoint) {
    for index in elements.indices {
      elements[index].frame = elements[index].frame.offsetBy(dx: way.x, dy: way.y)
    }
  }
}

extension GroupSolver {
  /// Returns the groups that hold all items.
  fileprivate mutating func solutions(of group: NSCollectionLayoutGroup, in container: CGSize)
    -> [Solution]
  {
    var solutions: [Solution] = []
    while next < count {
      let before = next
      guard let solution = solve(group, in: container), next > before else { break }
      solutions.append(solution)
    }
    return solutions
  }
}
