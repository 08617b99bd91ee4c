/// A behavior that moves an item to a point as if by a spring (Dynamics.DY8).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Creates a snap of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  /// The point.
  open var snapPoint: CGPoint { didSet { hasChanged() } }
  /// The damping, 0…1.
  open var damping: CGFloat = 0.5 { didSet { hasChanged() } }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { [item] }

  override func build(in world: DynamicsWorld) {
    let (range, share) = (DynamicsConstants.snapRatios, min(max(damping, 0), 1))
    let ratio = range.lowerBound + (range.upperBound - range.lowerBound) * share
    world.addSnap(
      item, to: snapPoint, frequency: DynamicsConstants.snapFrequency, dampingRatio: ratio)
  }
}
