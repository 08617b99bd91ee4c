/// Several items that move like one.
///
/// Steps Dynamics.GR1…
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// Creates a group without items.
  public override init() {
    (items, starts) = ([], [])
    (place, size) = (.zero, .zero)
    super.init()
  }

  /// Creates a group of items, which are not groups themselves.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frame = items.reduce(CGRect.null) { $0.union(Self.frame(of: $1)) }
    let whole = frame.isNull ? .zero : frame
    (place, size) = (CGPoint(x: whole.midX, y: whole.midY), whole.size)
    starts = items.map { item in
      Start(
        offset: CGVector(dx: item.center.x - whole.midX, dy: item.center.y - whole.midY),
        transform: item.transform)
    }
    super.init()
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]

  /// The center of the group; the items keep their distances from it.
  open var center: CGPoint {
    get { place }
    set {
      place = newValue
      moveItems()
    }
  }
  /// The size around all items at the creation.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The rotation of the group, by which the items turn around its center.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      moveItems()
    }
  }
  /// The shape in collisions: the convex hull of all items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  /// The outline of all items, relative to the center.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (item, start) in zip(items, starts) {
      let size = item.bounds.size
      path.append(
        UIBezierPath(
          rect: CGRect(
            x: start.offset.dx - size.width / 2, y: start.offset.dy - size.height / 2,
            width: size.width, height: size.height)))
    }
    return path
  }

  // MARK: Internals

  /// The place of an item in the group, and its own rotation.
  private struct Start {
    let offset: CGVector
    let transform: CGAffineTransform
  }

  private let starts: [Start]
  private let size: CGSize
  private var place: CGPoint
  private var turn = CGAffineTransform.identity

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    return CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private func moveItems() {
    for (item, start) in zip(items, starts) {
      let offset = CGPoint(x: start.offset.dx, y: start.offset.dy).applying(turn)
      item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
      item.transform = start.transform.concatenating(turn)
    }
  }
}
