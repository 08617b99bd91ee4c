/// A range of numbers.
public struct UIFloatRange: Equatable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Creates a range of 0.
  public init() { (minimum, maximum) = (0, 0) }
  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Returns whether two ranges are equal.
  ///
  /// A module's operator for a protocol of its own would precede a synthesized one.
  public static func == (lhs: UIFloatRange, rhs: UIFloatRange) -> Bool {
    (lhs.minimum, lhs.maximum) == (rhs.minimum, rhs.maximum)
  }

  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// Whether the range contains all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// A behavior that attaches an item to a point or to another item (Dynamics.DY9).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of objects that items are attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The kinds of attachments.
  private enum Kind {
    case rod
    case limit
    case pin
    case fixed
    case slide(axis: CGVector)
  }

  private let kind: Kind
  private let ends: [(item: any UIDynamicItem, offset: UIOffset)]
  private var ownLength: CGFloat = 0

  private init(
    _ kind: Kind, _ ends: [(item: any UIDynamicItem, offset: UIOffset)], anchor: CGPoint
  ) {
    (self.kind, self.ends, anchorPoint) = (kind, ends, anchor)
    super.init()
    ownLength = distance
  }

  /// Attaches the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a place of an item to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (kind, ends, anchorPoint) = (.rod, [(item, offset)], point)
    super.init()
    ownLength = distance
  }

  /// Attaches the centers of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches places of two items to each other.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (kind, ends, anchorPoint) = (.rod, [(item1, offset1), (item2, offset2)], .zero)
    super.init()
    ownLength = distance
  }

  /// Returns an attachment as by a rope: the distance is at most that of the beginning.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, [(item1, offset1), (item2, offset2)], anchor: .zero)
  }

  /// Returns an attachment by a pin, around which two items turn.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [(item1, .zero), (item2, .zero)], anchor: point)
  }

  /// Returns an attachment that keeps the distance and the angle of two items.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [(item1, .zero), (item2, .zero)], anchor: point)
  }

  /// Returns an attachment that lets an item slide along an axis through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis: axis), [(item, .zero)], anchor: point)
  }

  /// Returns an attachment that lets an item slide along an axis of another item through a point,
  /// without turning against it.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis: axis), [(item1, .zero), (item2, .zero)], anchor: point)
  }

  /// The attached items.
  open var items: [any UIDynamicItem] { ends.map(\.item) }
  /// The kind of object that the first item is attached to.
  open var attachedBehaviorType: AttachmentType { ends.count > 1 ? .items : .anchor }
  /// The point that the item is attached to, or around which items turn.
  open var anchorPoint: CGPoint { didSet { hasChanged() } }
  /// The distance of the ends, in points.
  open var length: CGFloat {
    get { ownLength }
    set {
      ownLength = max(0, newValue)
      hasChanged()
    }
  }
  /// The damping of a spring, 0…1.
  open var damping: CGFloat = 0 { didSet { hasChanged() } }
  /// The frequency of a spring, in hertz; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { hasChanged() } }
  /// The greatest torque that keeps items from turning around a pin.
  open var frictionTorque: CGFloat = 0 { didSet { hasChanged() } }
  /// The range of a sliding item from the point, in points.
  open var attachmentRange = UIFloatRange.infinite { didSet { hasChanged() } }

  // MARK: Internals

  override var ownItems: [any UIDynamicItem] { items }

  private func place(_ end: (item: any UIDynamicItem, offset: UIOffset)) -> CGPoint {
    let (center, transform) = (end.item.center, end.item.transform)
    let angle = atan2(transform.b, transform.a)
    let offset = CGPoint(x: end.offset.horizontal, y: end.offset.vertical)
      .applying(CGAffineTransform(rotationAngle: angle))
    return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }

  /// The present distance of the ends.
  private var distance: CGFloat {
    let other = ends.count > 1 ? place(ends[1]) : anchorPoint
    let one = place(ends[0])
    return hypot(one.x - other.x, one.y - other.y)
  }

  override func build(in world: DynamicsWorld) {
    let first = DynamicsWorld.AttachmentEnd(item: ends[0].item, offset: ends[0].offset)
    let second = ends.dropFirst().first.map {
      DynamicsWorld.AttachmentEnd(item: $0.item, offset: $0.offset)
    }
    switch kind {
    case .rod:
      world.attach(
        first, to: second, or: anchorPoint,
        by: .init(length: length, frequency: frequency, damping: damping))
    case .limit:
      world.limit(first, to: second, or: anchorPoint, length: length)
    case .pin, .fixed:
      guard let second else { return }
      let isFixed = if case .fixed = kind { true } else { false }
      world.pin(
        first, to: second, at: anchorPoint, isFixed: isFixed, frictionTorque: frictionTorque)
    case .slide(let axis):
      if let second {
        world.slide(first, on: second, through: anchorPoint, along: axis, in: attachmentRange)
      } else {
        world.slide(first, through: anchorPoint, along: axis, in: attachmentRange)
      }
    }
  }
}
