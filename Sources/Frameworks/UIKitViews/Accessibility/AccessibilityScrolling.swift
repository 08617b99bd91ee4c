import TactusPhoneLink
import TactusVoiceOver

/// The scrolling by VoiceOver.
@MainActor
enum AccessibilityScrolling {
  /// Scrolls all enclosing scroll views to make an element visible (VoiceOver.FO4).
  static func show(_ object: AccessibleObject) {
    for view in scrollViews(around: object) {
      let frame = view.layer.convert(object.askedFrame, from: nil)
      guard frame.minX.isFinite, frame.minY.isFinite, frame.size != .zero else { continue }
      view.scrollRectToVisible(frame, animated: false)
      view.layoutIfNeeded()
    }
  }

  /// Scrolls the nearest scroll view with more content to show what follows or precedes the
  /// element; returns whether one scrolled (VoiceOver.FO4).
  static func reveal(
    _ order: AccessibilityAction.Order, around object: AccessibleObject
  ) -> Bool {
    guard let view = scrollViews(around: object).first(where: { $0.hasMore(order) }) else {
      return false
    }
    let frame = view.layer.convert(object.askedFrame, from: nil)
    let before = view.contentOffset
    let insets = view.adjustedContentInset
    var goal = before
    if view.isVerticalForAccessibility {
      let room = max(view.bounds.height - insets.top - insets.bottom, 1)
      // The element stays visible at the edge, unless it is already there.
      let wanted =
        order == .next ? frame.minY - insets.top : frame.maxY - view.bounds.height + insets.bottom
      let isEnough = order == .next ? wanted > before.y + 1 : wanted < before.y - 1
      let y = isEnough ? wanted : before.y + (order == .next ? room : -room)
      goal.y = CGFloat(view.verticalRange.nearest(to: Double(y)))
    } else {
      let room = max(view.bounds.width - insets.left - insets.right, 1)
      let wanted =
        order == .next ? frame.minX - insets.left : frame.maxX - view.bounds.width + insets.right
      let isEnough = order == .next ? wanted > before.x + 1 : wanted < before.x - 1
      let x = isEnough ? wanted : before.x + (order == .next ? room : -room)
      goal.x = CGFloat(view.horizontalRange.nearest(to: Double(x)))
    }
    view.setContentOffset(goal, animated: false)
    view.layoutIfNeeded()
    return view.contentOffset != before
  }

  /// Scrolls a view by a page, like a three-finger swipe, and announces the page (VoiceOver.AP3).
  static func scrollPage(
    of view: UIScrollView, _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    let insets = view.adjustedContentInset
    let width = max(view.bounds.width - insets.left - insets.right, 1)
    let height = max(view.bounds.height - insets.top - insets.bottom, 1)
    var goal = view.contentOffset
    switch direction {
    case .down: goal.y += height
    case .up: goal.y -= height
    case .left: goal.x += width
    case .right: goal.x -= width
    case .next:
      if view.isVerticalForAccessibility { goal.y += height } else { goal.x += width }
    case .previous:
      if view.isVerticalForAccessibility { goal.y -= height } else { goal.x -= width }
    }
    let (across, along) = (view.horizontalRange, view.verticalRange)
    goal.x = CGFloat(across.nearest(to: Double(goal.x)))
    goal.y = CGFloat(along.nearest(to: Double(goal.y)))
    guard goal != view.contentOffset else { return false }
    view.setContentOffset(goal, animated: false)
    view.layoutIfNeeded()
    let isVertical =
      direction == .up || direction == .down
      || (view.isVerticalForAccessibility && (direction == .next || direction == .previous))
    let (range, page) = isVertical ? (along, Double(height)) : (across, Double(width))
    let start = Double(isVertical ? view.contentOffset.y : view.contentOffset.x) - range.lowerBound
    let count = Int(((range.upperBound - range.lowerBound) / page).rounded(.up)) + 1
    let number = min(Int((start / page).rounded(.up)) + 1, count)
    UIAccessibility.post(
      notification: .pageScrolled,
      argument: status(of: view) ?? VoiceOverStrings.ofPhone.text(.pageOf, number, count))
    return true
  }

  /// Returns the delegate's description of the visible content; nil for none.
  private static func status(of view: UIScrollView) -> Any? {
    guard let delegate = view.delegate as? any UIScrollViewAccessibilityDelegate else { return nil }
    return delegate.accessibilityAttributedScrollStatus(for: view)
      ?? delegate.accessibilityScrollStatus(for: view)
  }

  // MARK: Internals

  /// Returns the enclosing scroll views of an element, nearest first.
  private static func scrollViews(around object: AccessibleObject) -> [UIScrollView] {
    guard let responder = object as? UIResponder else { return [] }
    return sequence(first: responder, next: \.next).dropFirst().compactMap { $0 as? UIScrollView }
  }
}

extension UIScrollView {
  /// Whether the content scrolls vertically rather than horizontally.
  var isVerticalForAccessibility: Bool {
    verticalRange.upperBound > verticalRange.lowerBound
      || horizontalRange.upperBound <= horizontalRange.lowerBound
  }

  /// Returns whether there is more content after or before the visible part.
  package func hasMore(_ order: AccessibilityAction.Order) -> Bool {
    let (range, offset) =
      isVerticalForAccessibility
      ? (verticalRange, Double(contentOffset.y)) : (horizontalRange, Double(contentOffset.x))
    return order == .next ? offset < range.upperBound - 1 : offset > range.lowerBound + 1
  }
}

extension ClosedRange<Double> {
  /// Clamps a number to the range.
  fileprivate func nearest(to number: Double) -> Double {
    number.isNaN ? lowerBound : Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
