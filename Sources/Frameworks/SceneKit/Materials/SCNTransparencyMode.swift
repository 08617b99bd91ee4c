/// The derivation of opacity from the transparent color.
public enum SCNTransparencyMode: Int, Sendable {
  /// From the alpha component, where 1 is opaque.
  case aOne = 0
  /// From the luminance, where 0 is opaque.
  case rgbZero = 1
  /// Draws the frontmost layer only.
  case singleLayer = 2
  /// Draws back faces first, then front faces.
  case dualLayer = 3

  /// The default: `aOne`.
  public static var `default`: SCNTransparencyMode { .aOne }
}
