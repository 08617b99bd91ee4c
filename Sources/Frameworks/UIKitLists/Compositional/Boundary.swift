/// The headers and footers of a section or of a whole layout.
///
/// Step Compositional.CL10.
@MainActor
struct Boundary {
  /// The extents of the headers and footers that extend the content.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  private let axis: LayoutAxis
  private let container: CGSize
  private let margin: CGFloat
  private var views: [(item: NSCollectionLayoutBoundarySupplementaryItem, PlacedElement)] = []

  /// Creates the views of descriptions.
  ///
  /// - Parameters:
  ///   - items: The descriptions.
  ///   - axis: The direction in which the layout scrolls.
  ///   - container: The size that fractions are of.
  ///   - margin: The space before the container, across the layout.
  ///   - id: A closure that returns the identity of a view of a kind.
  ///   - size: A closure that returns the size that a view prefers.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: LayoutAxis, container: CGSize,
    margin: CGFloat, id: (String) -> ElementID, size: (ElementID) -> CGSize?
  ) {
    (self.axis, self.container, self.margin) = (axis, container, margin)
    for item in items {
      let id = id(item.elementKind)
      let frame = CGRect(
        origin: .zero, size: item.layoutSize.size(in: container, measured: size(id)))
      var view = PlacedElement(
        id: id, frame: frame.inset(byLeading: item.appliedInsets), zIndex: item.zIndex,
        size: item.layoutSize)
      let side = side(of: item)
      if item.pinToVisibleBounds, let side {
        view.pin = side
        view.zIndex += FlowLayoutConstants.pinnedZIndex
      }
      views.append((item, view))
      guard item.extendsBoundary, let side else { continue }
      let length = axis.length(frame.size)
      if side == .start { before = max(before, length) } else { after = max(after, length) }
    }
  }

  /// Returns the side along the layout that a view lies at; `nil` for one beside the content.
  private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> PlacedElement.Pin? {
    let edges = item.alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    return edges.contains(start) ? .start : edges.contains(end) ? .end : nil
  }

  /// Returns the views at their places.
  ///
  /// - Parameters:
  ///   - start: The start of the section.
  ///   - content: The range of the content.
  ///   - end: The end of the section.
  func placed(from start: CGFloat, content: ClosedRange<CGFloat>, to end: CGFloat)
    -> [PlacedElement]
  {
    views.map { item, view in
      let size = item.layoutSize.size(in: container, measured: nil)
      let length = axis.length(view.frame.size)
      let across = axis.other.length(view.frame.size)
      let room = axis.other.length(container)
      let unit = NSCollectionLayoutAnchor(edges: item.alignment.edges).unitPoint
      let along: CGFloat
      switch side(of: item) {
      case .start: along = item.extendsBoundary ? start + before - length : content.lowerBound
      case .end: along = item.extendsBoundary ? end - after : content.upperBound - length
      case nil: along = (content.lowerBound + content.upperBound - axis.length(size)) / 2
      }
      let place = axis.point(
        along, across: margin + (room - across) * axis.other.place(unit))
      var moved = view
      moved.frame = view.frame.offsetBy(
        dx: place.x + item.offset.x, dy: place.y + item.offset.y)
      return moved
    }
  }
}
