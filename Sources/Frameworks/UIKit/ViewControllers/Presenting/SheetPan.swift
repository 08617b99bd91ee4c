/// Finds a finger that pulls a sheet down.
@MainActor
final class SheetPan: UIPanGestureRecognizer {
  /// Whether a finger has the sheet.
  private(set) var isPulling = false

  override func goesRightWay(_ travel: CGVector) -> Bool {
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

  /// PR10: whether a view's scroll views have nothing above, so that pulling down is the sheet's.
  static func isAtTop(_ view: UIView?, below outermost: UIView?) -> Bool {
    for view in sequence(first: view, next: { $0?.outer }).prefix(while: { $0 !== outermost }) {
      guard let scroll = view as? UIScrollView, scroll.scrollableAxes.vertical else { continue }
      guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top else { return false }
    }
    return true
  }

  /// The sheet's pan around a view, if it is in a sheet.
  static func around(_ view: UIView) -> SheetPan? {
    sequence(first: view, next: \.outer).lazy
      .compactMap { $0.recognizers.lazy.compactMap { $0 as? SheetPan }.first }.first
  }
}
