/// A relation between an attribute of a view or a guide and another attribute, or a constant.
///
/// The first side equals the second attribute times the multiplier plus the constant, or is at most
/// or at least that (ViewLayout.VL1…).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: Configuration

  /// The priority; it can change while the constraint is active, even from or to required.
  open var priority: UILayoutPriority = .required {
    didSet {
      if priority != oldValue { holder?.layoutEngine?.changed(self) }
    }
  }

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    didSet {
      if constant != oldValue { holder?.layoutEngine?.changedConstant(of: self) }
    }
  }

  /// A name for debugging, which descriptions contain.
  open var identifier: String?

  /// Whether archives include the constraint; here archives include all constraints
  /// (Archives.AR15).
  open var shouldBeArchived = false

  /// Whether the constraint is active.
  ///
  /// An active constraint is held by the innermost view that contains both items (ViewLayout.VL1).
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// The relation between the two sides.
  open private(set) var relation: Relation
  /// The multiplier of the second attribute.
  open private(set) var multiplier: CGFloat

  /// Does nothing; never overridden, because constraints of interface files are of this class.
  open func awakeFromNib() {}

  // MARK: Creating

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second view or guide; `nil` if there is only a constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The multiplier of the second attribute.
  ///   - c: The constant added to the second side.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else {
      NSException(
        name: .invalidArgumentException,
        reason: "a constraint relates views and layout guides, not \(view1)"
      ).raise()
    }
    let other = attr2 == .notAnAttribute ? nil : view2 as? any LayoutItem
    self.init(
      ItemAttribute(item, attr1), relation, other.map { ItemAttribute($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  /// Creates a placeholder without items.
  public override init() {
    (first, relation, second) = (ItemAttribute(nil, .width), .equal, nil)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  // An app's subclass inherits convenience initializers only if it sees all designated ones.
  convenience init(
    _ first: ItemAttribute, _ relation: Relation, _ second: ItemAttribute?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.init()
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
    guard let reason = Self.mistake(first, second) else { return }
    NSException(name: .invalidArgumentException, reason: "\(reason): \(debugText)").raise()
  }

  /// Returns the reason why attributes cannot be related; nil if they can.
  static func mistake(_ first: ItemAttribute, _ second: ItemAttribute?) -> String? {
    guard first.attribute != .notAnAttribute else { return "a constraint needs a first attribute" }
    guard let second else {
      return first.kind == .length ? nil : "a position cannot be related to a constant alone"
    }
    guard (first.kind == .length) == (second.kind == .length) else {
      return "a constraint cannot relate these attributes"
    }
    let (one, other) = (first.attribute, second.attribute)
    let mixesDirections =
      one.dependsOnDirection && other.ignoresDirection
      || one.ignoresDirection && other.dependsOnDirection
    return mixesDirections ? "a constraint cannot relate left or right to leading or trailing" : nil
  }

  /// Traps if the constraint relates a horizontal position to a vertical one.
  ///
  /// An iPhone creates and activates such a constraint, and rejects it during layout. Source:
  /// reports of the exception and tests of a public layout library. Confidence: reported.
  func checkAxes() {
    guard let second, first.kind != second.kind else { return }
    NSException(
      name: NSExceptionName("NSInvalidLayoutConstraintException"),
      reason: "a constraint cannot relate a horizontal position to a vertical one: \(debugText)"
    ).raise()
  }

  // MARK: Activating

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Creating from a visual format

  /// Returns the inactive constraints that a visual format describes.
  ///
  /// A malformed format traps with a message that marks the character.
  ///
  /// - Parameters:
  ///   - format: A format such as `H:|-[name(>=80)]-8-[value]|`.
  ///   - opts: The alignment of the views, and the direction.
  ///   - metrics: The numbers by their names in the format.
  ///   - views: The views and guides by their names in the format.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try makeConstraints(format, opts, metrics ?? [:], views)
    } catch {
      programmingError("\(error)")
    }
  }

  // MARK: Observing

  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide of the second side.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The first attribute as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second attribute as an anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// A description of the constraint for debugging.
  nonisolated open override var description: String { AnyThread.read { debugText } }

  // MARK: Internals

  // Copies of items, which are weak references, take time.
  private(set) final var first: ItemAttribute
  private(set) final var second: ItemAttribute?
  /// The view that holds the active constraint.
  final weak var holder: UIView?
  /// The weight of the constraint among those of its priority.
  var weight = 1.0
}
