extension DrawingPath {
  /// Returns the outline of the stroked path, to be filled with the winding rule.
  ///
  /// Cairo paints strokes but does not expose their outlines. The outline runs down one side of
  /// each subpath, around its cap, and back along the other side.
  ///
  /// - Parameters:
  ///   - style: The stroke style, including dashes.
  ///   - tolerance: The greatest deviation of the outline, in points.
  public func stroked(_ style: StrokeStyle, tolerance: Double = 0.01) -> DrawingPath {
    guard style.width > 0, style.width.isFinite else { return DrawingPath() }
    let path =
      style.dashes.isEmpty ? self : dashed(lengths: style.dashes, phase: style.dashPhase)
    var outline = StrokeOutline(style: style, tolerance: tolerance)
    for line in path.polylines(tolerance: tolerance) { outline.add(line) }
    return outline.path
  }
}
