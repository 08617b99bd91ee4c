/// The description of a supplementary view that is attached to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a view that lies within its container, at an anchor of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  /// Creates a view whose own anchor lies at an anchor of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  /// The position from back to front.
  open var zIndex = 0
  /// The kind of the view.
  open var elementKind: String { kind }
  /// The anchor of the container.
  open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
  /// The anchor of the view; `nil` if it lies within its container.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

  /// Returns a copy of the description.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = adopt(
      NSCollectionLayoutSupplementaryItem(size, kind, anchors.container, anchors.item))
    copy.zIndex = zIndex
    return copy
  }

  // MARK: Internals

  let kind: String
  private let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (self.kind, anchors) = (kind, (container, item))
    super.init(size: size, supplements: [])
  }

  /// Returns the frame of a view of a size at a container (Compositional.CL8).
  func frame(_ size: CGSize, at container: CGRect) -> CGRect {
    let place = containerAnchor.unitPoint
    let own = itemAnchor?.unitPoint ?? place
    let (shift, ownShift) = (
      containerAnchor.shift(of: size), itemAnchor?.shift(of: size) ?? .zero
    )
    return CGRect(
      x: container.minX + container.width * place.x - size.width * own.x + shift.x + ownShift.x,
      y: container.minY + container.height * place.y - size.height * own.y + shift.y + ownShift.y,
      width: size.width, height: size.height)
  }
}
