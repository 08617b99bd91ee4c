// The colors with names, in the sRGB color space.
extension CIColor {
  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Gray, half of white.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// The transparent color.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
