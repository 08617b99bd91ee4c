// Rectangles and distances along an axis.
extension CGRect {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? left + right : top + bottom
  }
}

extension UIView.AutoresizingMask {
  /// Returns the fractions of a superview's growth that go to the distance before a view and to its
  /// length.
  func shares(_ axis: NSLayoutConstraint.Axis, start: Double, length: Double, outer: Double)
    -> (start: Double, length: Double)
  {
    let parts = flexible(axis)
    guard parts.before || parts.itself || parts.after else { return (0, 0) }
    let before = parts.before ? max(start, 0) : 0
    let itself = parts.itself ? max(length, 0) : 0
    let after = parts.after ? max(outer - start - length, 0) : 0
    let sum = before + itself + after
    if sum > 0 { return (before / sum, itself / sum) }
    let count = Double([parts.before, parts.itself, parts.after].count { $0 })
    return (parts.before ? 1 / count : 0, parts.itself ? 1 / count : 0)
  }

  /// Returns the flexible parts in debug notation: `-&-`.
  func debugText(_ axis: NSLayoutConstraint.Axis) -> String {
    let parts = flexible(axis)
    return [parts.before, parts.itself, parts.after].map { $0 ? "&" : "-" }.joined()
  }

  private func flexible(_ axis: NSLayoutConstraint.Axis) -> (
    before: Bool, itself: Bool, after: Bool
  ) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
