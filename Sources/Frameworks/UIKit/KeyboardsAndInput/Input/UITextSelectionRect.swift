/// Where a part of what is selected is.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Makes one that is nowhere, for classes that say where.
  public override init() {
    (area, holdsStart, holdsEnd, direction) = (.zero, false, false, .natural)
  }

  /// Where it is.
  open var rect: CGRect { area }
  /// How it is read.
  open var writingDirection: NSWritingDirection { direction }
  /// Whether what is selected begins in it.
  open var containsStart: Bool { holdsStart }
  /// Whether what is selected ends in it.
  open var containsEnd: Bool { holdsEnd }
  /// Whether it is written from top to bottom.
  open var isVertical: Bool { false }

  // MARK: Internals

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isFromRight: Bool) {
    (area, holdsStart, holdsEnd) = (rect, isFirst, isLast)
    direction = isFromRight ? .rightToLeft : .leftToRight
  }

  private let area: CGRect
  private let holdsStart, holdsEnd: Bool
  private let direction: NSWritingDirection
}
