/// An animator that moves items by physical behaviors.
///
/// The physics are Chipmunk's. Steps Dynamics.DY1… are in `Documentation/Behaviour/Dynamics.md`.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  // MARK: Creating

  /// Creates an animator without a reference view.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Creates an animator whose items are in the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  // MARK: Behaviors

  /// The view in whose coordinates the items are.
  open private(set) weak var referenceView: UIView?

  /// The behaviors, without children of others.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior, which has no effect if it was added before.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    programmingPrecondition(
      behavior.dynamicAnimator == nil,
      "the behavior belongs to another animator: remove it there first")
    behavior.willMove(to: self)
    behavior.setAnimator(self)
    behaviors.append(behavior)
    behaviorsChanged()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.setAnimator(nil)
    behaviorsChanged()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items whose frames overlap a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect)
    }
  }

  /// Reads the center and the rotation of an item that the app has changed (Dynamics.DY3).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.place(item)
    behaviorsChanged()
  }

  // MARK: Observing

  /// Whether items move.
  open var isRunning: Bool { link != nil }
  /// The time for which items have moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The delegate.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Internals

  /// A closure that is called after each step, such as to invalidate a layout.
  package var didStep: (() -> Void)?
  let world = DynamicsWorld()
  private var link: CADisplayLink?
  /// The time of the last step.
  private var time: TimeInterval = 0
  /// The time that is too short for a step.
  private var rest: TimeInterval = 0
  /// The time for which all items have been at rest.
  private var quiet: TimeInterval = 0
  private var needsUpdate = false

  /// All behaviors with their children, in order.
  var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

  /// All items, each once, in the order of the behaviors.
  package var allItems: [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return allBehaviors.flatMap(\.ownItems).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Reads the behaviors again before the next step, and runs (Dynamics.DY2).
  func behaviorsChanged() {
    needsUpdate = true
    quiet = 0
    guard link == nil else { return }
    guard !behaviors.isEmpty else { return update() }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in
      let now = link.timestamp
      guard let self else { return link.invalidate() }
      MainActor.assumeIsolated { self.advance(to: now) }
    }
    (self.link, time, rest) = (link, CACurrentMediaTime(), 0)
    link.add(to: .main, forMode: .common)
  }

  private func update() {
    needsUpdate = false
    world.update(items: allItems, behaviors: allBehaviors, bounds: referenceView?.bounds)
  }

  /// The length of a step, in seconds.
  ///
  /// - Source: a quarter of a frame, so that quick items do not pass others. Confidence: guess.
  private static let step: TimeInterval = 1 / 240
  /// The time at rest after which an animator pauses, in seconds.
  ///
  /// - Source: guess.
  private static let patience: TimeInterval = 0.5

  /// Moves the items up to a time (Dynamics.DY1).
  private func advance(to now: TimeInterval) {
    TestHost.startIfNeeded()
    rest += min(max(0, now - time), 0.1)
    time = now
    while rest >= Self.step - 1e-9, isRunning {
      rest -= Self.step
      if needsUpdate { update() }
      let behaviors = allBehaviors
      for behavior in behaviors { behavior.apply(in: world, for: Self.step) }
      let contacts = world.step(Self.step)
      elapsedTime += Self.step
      world.writeItems()
      for contact in contacts { report(contact, to: behaviors) }
      quiet = world.isAtRest && !behaviors.contains(where: \.isActing) ? quiet + Self.step : 0
    }
    for behavior in allBehaviors { behavior.action?() }
    didStep?()
    guard quiet >= Self.patience || behaviors.isEmpty else { return }
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func report(_ contact: DynamicsContact, to behaviors: [UIDynamicBehavior]) {
    for case let behavior as UICollisionBehavior in behaviors { behavior.report(contact) }
  }

  isolated deinit { link?.invalidate() }
}
