/// Constants for the side of surfaces that is not drawn.
public enum SCNCullMode: Int, Sendable {
  /// The back.
  case back
  /// The front.
  case front
}
