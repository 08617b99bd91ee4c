/// The description of a header or a footer of a section, or of a whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize, elementKind, alignment, .zero) }
  /// Creates a view at an edge, with an offset in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize, elementKind, alignment, absoluteOffset) }

  /// Whether the content begins after the view, and not below it.
  open var extendsBoundary = true
  /// Whether the view stays in the visible area while its section is there.
  open var pinToVisibleBounds = false
  /// The edge.
  open var alignment: NSRectAlignment { ownAlignment }
  /// The offset in points.
  open var offset: CGPoint { ownOffset }

  /// Returns a copy of the description.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = adopt(
      NSCollectionLayoutBoundarySupplementaryItem(size, kind, ownAlignment, ownOffset))
    (copy.zIndex, copy.extendsBoundary) = (zIndex, extendsBoundary)
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  // MARK: Internals

  private let ownAlignment: NSRectAlignment
  private let ownOffset: CGPoint

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
  ) {
    (ownAlignment, ownOffset) = (alignment, offset)
    super.init(size, kind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

extension NSRectAlignment {
  /// The edges that the alignment names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
