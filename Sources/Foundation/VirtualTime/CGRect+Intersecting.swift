extension CGRect {
  /// Returns whether two rectangles have an area in common (ObjectiveC.FO6).
  ///
  /// Rectangles that share no more than an edge or a corner do not intersect on an iPhone; for
  /// Foundation on Linux they do. The compiler prefers this method to Foundation's.
  ///
  /// - Parameter rect2: The other rectangle.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool {
    self.Foundation::intersects(rect2) && minX < rect2.maxX && rect2.minX < maxX
      && minY < rect2.maxY && rect2.minY < maxY
  }
}
