/// The outline of an add-pass button.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// No outline.
  case black = 0
  /// An outline, for dark backgrounds.
  case blackOutline = 1
}
