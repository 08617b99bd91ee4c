/// A behavior that pushes items, once or as long as it is active (Dynamics.DY5).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The kinds of a push.
  public enum Mode: Int, Sendable {
    /// A force as long as the push is active.
    case continuous = 0
    /// An impulse each time that the push becomes active.
    case instantaneous = 1
  }

  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates an active push of items, without a strength.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (list, self.mode) = (DynamicItemList(items), mode)
    super.init()
  }

  /// The kind.
  open private(set) var mode: Mode

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

  /// Whether the push acts; an impulse becomes inactive after it.
  open var active = true { didSet { if active { hasChanged() } } }

  /// The direction and strength; 1 accelerates 100 × 100 points by 100 points per second².
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { hasChanged() } }

  /// The angle of the direction, in radians from the right toward the bottom.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Returns the place of an item that is pushed, from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the place of an item that is pushed, from its center.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    hasChanged()
  }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { items }
  override var isActing: Bool { active && pushDirection.length > 0 }

  override func apply(in world: DynamicsWorld, for seconds: TimeInterval) {
    guard isActing else { return }
    let strength = pushDirection * DynamicsConstants.push
    for item in items {
      guard let body = world.body(item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      switch mode {
      case .continuous: body.push(by: strength, at: offset)
      case .instantaneous: body.hit(by: strength, at: offset)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
