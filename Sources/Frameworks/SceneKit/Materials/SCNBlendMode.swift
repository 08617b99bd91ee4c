/// Constants for the way in which a color and that behind it become one.
public enum SCNBlendMode: Int, Sendable {
  /// By opacity.
  case alpha
  /// Their sum.
  case add
  /// Their difference.
  case subtract
  /// Their product.
  case multiply
  /// The inverse of the product of their inverses.
  case screen
  /// The color alone.
  case replace
  /// The greater one.
  case max
}
