/// An axis of a layout, with the parts of sizes and rectangles along it.
enum LayoutAxis {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns the length of a size along the axis.
  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  /// Returns the coordinate of a point along the axis.
  func place(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  /// Returns the start of a rectangle along the axis.
  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  /// Returns the end of a rectangle along the axis.
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  /// Returns a size of a length along the axis and one across it.
  func size(_ length: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
  /// Returns a point at a place along the axis and one across it.
  func point(_ place: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place)
  }
  /// Returns the insets along the axis.
  func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
}
