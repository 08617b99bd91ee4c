/// The fill modes of triangles.
public enum SCNFillMode: Int, Sendable {
  /// Filled triangles.
  case fill
  /// Wireframe.
  case lines
}
