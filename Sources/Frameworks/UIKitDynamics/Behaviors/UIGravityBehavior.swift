/// A behavior that accelerates items in a direction (Dynamics.DY4).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList

  /// Creates a gravity of items, downward.
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

  /// The direction and strength; 1 is 1,000 points per second².
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { hasChanged() } }

  /// The angle of the direction, in radians from the right toward the bottom.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(in world: DynamicsWorld, for seconds: TimeInterval) {
    let acceleration = gravityDirection * DynamicsConstants.gravity
    for body in items.compactMap(world.body) { body.accelerate(by: acceleration) }
  }
}
