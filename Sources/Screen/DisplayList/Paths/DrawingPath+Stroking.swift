extension DrawingPath {
  /// The outline of the line that a style draws along the path, to be filled by winding.
  ///
  /// Cairo paints strokes but does not tell their outline, so this is ours: down one side of each
  /// subpath, round its end, and back along the other.
  ///
  /// - Parameters:
  ///   - style: The line; its dashes are followed too.
  ///   - tolerance: How far the outline may be from the line's true edge, in points.
  public func stroked(_ style: StrokeStyle, tolerance: Double = 0.01) -> DrawingPath {
    guard style.width > 0, style.width.isFinite else { return DrawingPath() }
    let path =
      style.dashes.isEmpty ? self : dashed(lengths: style.dashes, phase: style.dashPhase)
    var outline = StrokeOutline(style: style, tolerance: tolerance)
    for line in path.polylines(tolerance: tolerance) { outline.add(line) }
    return outline.path
  }
}
