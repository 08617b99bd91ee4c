/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle, for subclasses.
  public override init() {
    (area, holdsStart, holdsEnd, direction) = (.zero, false, false, .natural)
  }

  /// The rectangle.
  open var rect: CGRect { area }
  /// The direction in which the text of the rectangle reads.
  open var writingDirection: NSWritingDirection { direction }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { holdsStart }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { holdsEnd }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }

  // MARK: Internals

  package convenience init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isFromRight: Bool) {
    self.init(rect, isFirst, isLast, isFromRight ? .rightToLeft : .leftToRight)
  }

  private init(
    _ rect: CGRect, _ isFirst: Bool, _ isLast: Bool, _ direction: NSWritingDirection
  ) {
    (area, holdsStart, holdsEnd) = (rect, isFirst, isLast)
    self.direction = direction
  }

  private let area: CGRect
  private let holdsStart, holdsEnd: Bool
  private let direction: NSWritingDirection
}
