/// Constants for the way in which transparency is found.
public enum SCNTransparencyMode: Int, Sendable {
  /// The opacity of the color.
  case aOne = 0
  /// The brightness of the color, whose white is transparent.
  case rgbZero = 1
  /// The nearest surface only.
  case singleLayer = 2
  /// The back, and then the front.
  case dualLayer = 3

  /// The usual way.
  public static var `default`: SCNTransparencyMode { .aOne }
}
