/// The appearances of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the input.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The dark appearance of keyboards in alerts.
  public static let alert = Self.dark
}
