/// Constants for the way in which triangles are filled.
public enum SCNFillMode: Int, Sendable {
  /// Their surface.
  case fill
  /// Their edges.
  case lines
}
