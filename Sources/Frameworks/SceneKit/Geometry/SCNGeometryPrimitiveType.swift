/// The forms that the indices of an element describe.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// Triangles of three corners each.
  case triangles = 0
  /// Triangles, of which each has two corners of the one before.
  case triangleStrip = 1
  /// Lines of two corners each.
  case line = 2
  /// Points.
  case point = 3
  /// Polygons: first their numbers of corners, then the corners.
  case polygon = 4
}
