/// The pan recognizer that moves or dismisses a sheet.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether a finger pulls the sheet.
  private(set) var isPulling = false
  /// The sheet.
  weak var sheet: UISheetPresentationController?

  override func acceptsDirection(_ travel: CGVector) -> Bool {
    guard abs(travel.dy) > abs(travel.dx), travel.dy > 0 || sheet?.canExpand == true else {
      return false
    }
    let takesPull = sheet?.takesPull(travel) == true
    let isFree = following.allSatisfy { touch in
      takesPull
        ? Self.isAtTop(touch.view, below: view) : !Self.isScrollable(touch.view, below: view)
    }
    isPulling = isFree
    return isFree
  }

  override func reset() {
    isPulling = false
    super.reset()
  }

  /// Returns whether a view is in a scroll view that scrolls vertically.
  private static func isScrollable(_ view: UIView?, below outermost: UIView?) -> Bool {
    sequence(first: view, next: { $0?.outer }).prefix { $0 !== outermost }
      .contains { ($0 as? UIScrollView)?.scrollableAxes.vertical == true }
  }

  /// Returns whether a view's scroll views are at their top, so that pulling down moves the sheet
  /// (Presentations.PR10).
  static func isAtTop(_ view: UIView?, below outermost: UIView?) -> Bool {
    for view in sequence(first: view, next: { $0?.outer }).prefix(while: { $0 !== outermost }) {
      guard let scroll = view as? UIScrollView, scroll.scrollableAxes.vertical else { continue }
      guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top else { return false }
    }
    return true
  }

  /// Returns the pan recognizer of the sheet that contains a view, if there is one.
  static func around(_ view: UIView) -> SheetPanGestureRecognizer? {
    sequence(first: view, next: \.outer).lazy
      .compactMap { $0.recognizers.lazy.compactMap { $0 as? SheetPanGestureRecognizer }.first }
      .first
  }
}
