/// The gesture recognizer of the pull that dismisses a sheet.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether a finger pulls the sheet.
  private(set) var isPulling = false

  override func acceptsDirection(_ travel: CGVector) -> Bool {
    guard travel.dy > abs(travel.dx) else { return false }
    let isFree = following.allSatisfy { touch in
      Self.isAtTop(touch.view, below: view)
    }
    isPulling = isFree
    return isFree
  }

  override func reset() {
    isPulling = false
    super.reset()
  }

  /// Presentations.PR10: returns whether a view's scroll views are at their top, so that a pull
  /// down moves the sheet.
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
