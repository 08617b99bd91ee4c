/// The kinds of primitives in an element.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// Separate triangles.
  case triangles = 0
  /// Triangles that share two vertices with their predecessor.
  case triangleStrip = 1
  /// Separate lines.
  case line = 2
  /// Points.
  case point = 3
  /// Polygons: first their vertex counts, then the indices.
  case polygon = 4
}
