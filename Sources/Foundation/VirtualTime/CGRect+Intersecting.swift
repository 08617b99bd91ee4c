extension CGRect {
  /// Returns whether two rectangles have an area in common (ObjectiveC.FO6).
  ///
  /// Rectangles that share no more than an edge or a corner do not intersect on an iPhone; for
  /// Foundation on Linux they do. An empty rectangle intersects those that contain its origin. The
  /// compiler prefers this method to Foundation's.
  ///
  /// - Parameter rect2: The other rectangle.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool {
    self.Foundation::intersects(rect2)
      && Self.overlap((minX, maxX), (rect2.minX, rect2.maxX))
      && Self.overlap((minY, maxY), (rect2.minY, rect2.maxY))
  }

  /// Returns whether two ranges have a part in common; an empty one has its place.
  private static func overlap(
    _ one: (min: CGFloat, max: CGFloat), _ other: (min: CGFloat, max: CGFloat)
  ) -> Bool {
    one.min == other.min || one.min < other.max && other.min < one.max
  }
}
