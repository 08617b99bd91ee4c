/// The line around a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// No line.
  case black = 0
  /// A line, for dark places.
  case blackOutline = 1
}
