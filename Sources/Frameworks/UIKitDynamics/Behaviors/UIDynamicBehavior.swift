/// A behavior of items; the base class, also of behaviors that combine others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behavior without children.
  public override init() { super.init() }

  /// The animator that the behavior was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The behaviors that this one consists of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// A closure that is called at each frame.
  open var action: (() -> Void)?

  /// Adds a behavior that this one consists of.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
    behavior.setAnimator(dynamicAnimator)
    hasChanged()
  }

  /// Removes a behavior that this one consists of.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.willMove(to: nil) }
    childBehaviors.remove(at: index)
    behavior.setAnimator(nil)
    hasChanged()
  }

  /// Called before the behavior is added to an animator, or removed from it; does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Internals

  /// The items of the behavior itself.
  var ownItems: [any UIDynamicItem] { [] }
  /// Whether the behavior moves items that are at rest.
  var isActing: Bool { false }

  /// The behavior and its children.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  /// Adds shapes and constraints to a world; the default does nothing.
  func build(in world: DynamicsWorld) {}
  /// Applies forces to the bodies of a world before a step; the default does nothing.
  func apply(in world: DynamicsWorld, for seconds: TimeInterval) {}

  final func setAnimator(_ animator: UIDynamicAnimator?) {
    dynamicAnimator = animator
    for child in childBehaviors { child.setAnimator(animator) }
  }

  /// Notifies the animator of a change.
  final func hasChanged() { dynamicAnimator?.behaviorsChanged() }
}

/// A list of items without repetitions.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
