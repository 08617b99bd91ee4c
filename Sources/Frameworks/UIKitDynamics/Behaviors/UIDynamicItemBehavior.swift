/// A behavior that determines the physical properties of items (Dynamics.DY6).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// The velocities to add when the items have bodies.
  private var pending: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Creates the properties of items.
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

  /// The elasticity of collisions, 0…1.
  open var elasticity: CGFloat = 0 { didSet { hasChanged() } }
  /// The friction of collisions.
  open var friction: CGFloat = 0 { didSet { hasChanged() } }
  /// The density: the mass of an item of 100 × 100 points.
  open var density: CGFloat = 1 { didSet { hasChanged() } }
  /// The fraction of the speed that is lost per second.
  open var resistance: CGFloat = 0 { didSet { hasChanged() } }
  /// The fraction of the rotation that is lost per second.
  open var angularResistance: CGFloat = 0 { didSet { hasChanged() } }
  /// The charge, for electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { hasChanged() } }
  /// Whether items stay in place.
  open var isAnchored = false { didSet { hasChanged() } }
  /// Whether items rotate.
  open var allowsRotation = true { didSet { hasChanged() } }

  /// Adds a velocity to an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending.append((item, velocity, 0))
    hasChanged()
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.world.body(item)?.velocity ?? CGVector(dx: 0, dy: 0)
    let added = pending.filter { $0.item === item }.map(\.linear)
    return added.reduce(CGPoint(x: velocity.dx, y: velocity.dy)) {
      CGPoint(x: $0.x + $1.x, y: $0.y + $1.y)
    }
  }

  /// Adds a rate of rotation to an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending.append((item, .zero, velocity))
    hasChanged()
  }

  /// Returns the rate of rotation of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let rotation = dynamicAnimator?.world.body(item)?.angularVelocity ?? 0
    return pending.filter { $0.item === item }.map(\.angular).reduce(rotation, +)
  }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(in world: DynamicsWorld, for seconds: TimeInterval) {
    for change in pending {
      world.body(change.item)?.add(
        CGVector(dx: change.linear.x, dy: change.linear.y), rotation: change.angular)
    }
    pending = []
    for body in items.compactMap(world.body) {
      body.slow(by: resistance, rotationBy: angularResistance, for: seconds)
    }
  }
}
