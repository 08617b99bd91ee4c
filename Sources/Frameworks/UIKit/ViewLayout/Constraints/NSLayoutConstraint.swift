/// How something of a view or a guide is to be to something of another one, or to a number.
///
/// The first is to be the second, times the multiplier, plus the constant, or at least or at most that.
/// Steps VL1… are in `Documentation/Behaviour/ViewLayout.md`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: Configuration

  /// How much it matters; whether it is a must cannot be changed while it is active.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue, let holder else { return }
      precondition(
        (priority >= .required) == (oldValue >= .required),
        "the priority of an active constraint cannot become required, or cease to be: \(self)")
      holder.layoutEngine?.changed(self)
    }
  }

  /// What is added to the second side, in points.
  open var constant: CGFloat {
    didSet {
      if constant != oldValue { holder?.layoutEngine?.changedConstant(of: self) }
    }
  }

  /// What people who look for mistakes read of it.
  open var identifier: String?

  /// Whether it is written into archives, of which there are none here.
  open var shouldBeArchived = false

  /// Whether it counts.
  ///
  /// Once it does, it is held by the innermost view that both its items are in (VL1).
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// How the two sides are to be to each other.
  public let relation: Relation
  /// How many times the second side counts.
  public let multiplier: CGFloat

  // MARK: Creating

  /// Makes a constraint, which is not active.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: What of it is to be something.
  ///   - relation: How the two sides are to be to each other.
  ///   - view2: Another one; nil if it is compared with the constant alone.
  ///   - attr2: What of that it is compared with.
  ///   - multiplier: How many times.
  ///   - c: What is added to that.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else {
      preconditionFailure("a constraint is about a view or a guide, and not \(view1)")
    }
    let other = attr2 == .notAnAttribute ? nil : view2 as? any LayoutItem
    self.init(
      LayoutPlace(item, attr1), relation, other.map { LayoutPlace($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  /// Makes a constraint of nothing, for whoever wants one before there is another.
  public override convenience init() {
    self.init(LayoutPlace(nil, .width), .equal, nil, constant: 0)
  }

  init(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
    precondition(first.attribute != .notAnAttribute, "a constraint needs a first attribute")
    guard let second else {
      precondition(
        first.kind == .length, "a place cannot be compared with a number alone: \(self)")
      return
    }
    precondition(
      first.kind == second.kind, "a constraint cannot compare these attributes: \(self)")
    precondition(
      !(first.attribute.followsReading && second.attribute.ignoresReading)
        && !(first.attribute.ignoresReading && second.attribute.followsReading),
      "a constraint cannot compare left or right with leading or trailing: \(self)")
  }

  // MARK: Observing

  /// The view or the guide of the first side.
  open var firstItem: AnyObject? { first.item }
  /// What of it.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or the guide of the second side.
  open var secondItem: AnyObject? { second?.item }
  /// What of it.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// What it is, for people who look for mistakes.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }

  // MARK: Internals

  let first: LayoutPlace
  let second: LayoutPlace?
  /// The view that holds it while it is active.
  weak var holder: UIView?
  /// How much it matters among those of its priority.
  var weight = 1.0
}
