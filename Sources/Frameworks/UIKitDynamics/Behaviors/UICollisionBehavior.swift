/// A behavior that lets items collide with each other and with boundaries (Dynamics.DY7).
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The modes as bits.
    public let rawValue: UInt
    /// Creates modes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// A boundary of segments.
  struct Boundary {
    /// The identifier; `nil` for the reference bounds.
    let identifier: (any NSCopying)?
    let path: UIBezierPath
  }

  private var list: DynamicItemList
  private var boundaries: [Boundary] = []
  private var insets: UIEdgeInsets?

  /// Creates collisions of items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    hasChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    hasChanged()
  }

  /// The objects that items collide with.
  open var collisionMode: Mode = .everything { didSet { hasChanged() } }

  /// The delegate.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      hasChanged()
    }
  }

  /// Makes the bounds of the reference view, inset, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    hasChanged()
  }

  /// Adds a boundary along a path, in place of one with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, path: bezierPath))
    hasChanged()
  }

  /// Adds a boundary between two points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; `nil` if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
    hasChanged()
  }

  /// The identifiers of the boundaries; `nil` without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    hasChanged()
  }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { items }

  override func build(in world: DynamicsWorld) {
    var all = boundaries
    if let insets, let bounds = world.bounds {
      all.append(Boundary(identifier: nil, path: UIBezierPath(rect: bounds.inset(by: insets))))
    }
    world.addCollisions(
      of: self, items: items, collidesWithItems: collisionMode.contains(.items),
      boundaries: collisionMode.contains(.boundaries) ? all : [])
  }

  /// Reports a contact of the behavior to its delegate.
  func report(_ contact: DynamicsContact) {
    guard list.contains(contact.item) else { return }
    switch contact.other {
    case .item(let other):
      guard list.contains(other), collisionMode.contains(.items) else { return }
      if let point = contact.point {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: contact.item, with: other, at: point)
      } else {
        collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, with: other)
      }
    case .boundary(let owner, let identifier):
      guard owner === self else { return }
      if let point = contact.point {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: contact.item, withBoundaryIdentifier: identifier, at: point)
      } else {
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: contact.item, withBoundaryIdentifier: identifier)
      }
    }
  }

  /// Returns whether two identifiers are equal, or none.
  static func areEqual(_ one: (any NSCopying)?, _ other: (any NSCopying)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}
