// Resting offsets of a scroll view. Steps Scrolling.SC1…SC3.
extension UIScrollView {
  /// Scrolling.SC2: the insets of the content from the content inset and the safe area.
  var coveredInsets: UIEdgeInsets {
    let safe = safeInsets
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

  /// Scrolling.SC3: the horizontal offsets at which the content can rest.
  package var horizontalRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    let first = Double(-insets.left)
    return first...max(first, Double(contentSize.width + insets.right - bounds.width))
  }

  /// Scrolling.SC3: the vertical offsets at which the content can rest.
  var verticalRange: ClosedRange<Double> {
    let insets = adjustedContentInset
    let first = Double(-insets.top)
    return first...max(first, Double(contentSize.height + insets.bottom - bounds.height))
  }

  /// Whether a drag can scroll horizontally and vertically.
  var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    let (across, along) = (horizontalRange, verticalRange)
    return (
      across.lowerBound < across.upperBound || bounces && alwaysBounceHorizontal,
      along.lowerBound < along.upperBound || bounces && alwaysBounceVertical
    )
  }

  /// Returns the nearest offset at which the content can rest.
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
  var isZoomable: Bool {
    maximumZoomScale > minimumZoomScale && delegate?.viewForZooming(in: self) != nil
  }

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

  /// Returns the nearest scroll view that contains a view.
  static func around(_ view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.outer).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
  }
}
