/// The sides of a surface that are not drawn.
public enum SCNCullMode: Int, Sendable {
  /// Faces that point away from the camera.
  case back
  /// Faces that point towards the camera.
  case front
}
