extension CGRect {
  /// Returns whether two rectangles, which may be lines, have a common point.
  func touches(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }
}
