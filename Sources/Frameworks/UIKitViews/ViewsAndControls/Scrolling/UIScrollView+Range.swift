// Resting offsets of a scroll view (Scrolling.SC1…SC3).
extension UIScrollView {
  /// The insets of the content from the content inset and the safe area (Scrolling.SC2).
  var coveredInsets: UIEdgeInsets {
    let safe = safeAreaInsets
    var insets = contentInset
    let adjusts = contentInsetAdjustmentBehavior
    guard adjusts != .never else { return insets }
    if adjusts == .always || alwaysBounceVertical || contentSize.height > bounds.height {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if adjusts == .always || alwaysBounceHorizontal || contentSize.width > bounds.width {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// The horizontal resting offsets (Scrolling.SC3).
  package var horizontalRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    return Self.range(
      insets.left, contentSize.width, insets.right, in: bounds.width, contentAlignmentPoint.x)
  }

  /// The vertical resting offsets (Scrolling.SC3).
  var verticalRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    return Self.range(
      insets.top, contentSize.height, insets.bottom, in: bounds.height, contentAlignmentPoint.y)
  }

  /// Returns the resting offsets for a content length and insets (Scrolling.SC26).
  private static func range(
    _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, in room: CGFloat,
    _ alignment: CGFloat
  ) -> ClosedRange<Double> {
    let free = room - before - length - after
    let first = Double(-before - max(0, free) * min(max(0, alignment), 1))
    return first...max(first, Double(-before - free))
  }

  /// Aligns content that is smaller than the view (Scrolling.SC26).
  func alignContent() {
    guard !isTracking, !scrollDriver.isMovingByItself else { return }
    let goal = limited(bounds.origin)
    if goal != bounds.origin { bounds.origin = goal }
  }

  /// Whether the content bounces beyond the edges of each axis (Scrolling.SC25).
  var bouncingAxes: (horizontal: Bool, vertical: Bool) {
    (bounces && bouncesHorizontally, bounces && bouncesVertically)
  }

  /// Whether a drag can scroll horizontally and vertically.
  var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    let (across, along) = (horizontalRange, verticalRange)
    return (
      across.lowerBound < across.upperBound || bouncingAxes.horizontal && alwaysBounceHorizontal,
      along.lowerBound < along.upperBound || bouncingAxes.vertical && alwaysBounceVertical
    )
  }

  /// Returns whether a drag belongs to an outer scroll view, because this one is at its end
  /// (Scrolling.SC22).
  ///
  /// - Parameter travel: The movement of the finger.
  func yieldsToOuterScrollView(_ travel: CGVector) -> Bool {
    let transfers =
      abs(travel.dx) > abs(travel.dy)
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !hasRoom(for: travel) else { return false }
    // A pull that refreshes does not belong to the outer view.
    if travel.dy > abs(travel.dx), refreshControl != nil { return false }
    return sequence(first: self, next: \.outer).dropFirst().contains { view in
      guard let outer = view as? UIScrollView else { return false }
      return outer.isScrollEnabled && outer.panGestureRecognizer.isEnabled
        && outer.hasRoom(for: travel)
    }
  }

  /// Returns whether the content can follow a finger within its range.
  private func hasRoom(for travel: CGVector) -> Bool {
    let isHorizontal = abs(travel.dx) > abs(travel.dy)
    let (range, offset, way) =
      isHorizontal
      ? (horizontalRange, Double(contentOffset.x), travel.dx)
      : (verticalRange, Double(contentOffset.y), travel.dy)
    let tolerance = 0.5 / Double(screenScale)
    return way > 0
      ? offset > range.lowerBound + tolerance : offset < range.upperBound - tolerance
  }

  /// Returns the nearest resting offset.
  package func limited(_ offset: CGPoint) -> CGPoint {
    let (across, along) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, across.lowerBound), across.upperBound),
      y: min(max(offset.y, along.lowerBound), along.upperBound))
  }

  func limitedZoom(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Whether a pinch can zoom.
  var isZoomable: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// The zoomed view: the delegate's, or a subclass's.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) ?? ownZoomedView }

  /// Returns the nearest offset at which a rectangle of the content is visible, or its start.
  package func offset(showing rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    let free = bounds.inset(by: insets)
    func shift(_ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ room: CGFloat) -> CGFloat {
      if length >= room || start < first { return start - first }
      return max(0, start + length - (first + room))
    }
    let offset = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.width, free.minX, free.width),
      y: contentOffset.y + shift(rect.minY, rect.height, free.minY, free.height))
    return limited(offset)
  }

  /// Returns whether a part of a rectangle is in the content (Scrolling.SC24).
  func isInContent(_ rect: CGRect) -> Bool {
    func meets(_ start: CGFloat, _ length: CGFloat, _ end: CGFloat) -> Bool {
      length > 0 ? start < end && start + length > 0 : start >= 0 && start <= end
    }
    return meets(rect.minX, rect.width, contentSize.width)
      && meets(rect.minY, rect.height, contentSize.height)
  }

  /// Returns the nearest scroll view that contains a view.
  static func around(_ view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.outer).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
  }
}
