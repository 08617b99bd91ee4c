/// A text style of a terminal.
public enum TextStyle: Int, Sendable, CaseIterable {
  /// Bold.
  case bold = 1
  /// Dim.
  case dim = 2
  /// Red, for errors.
  case red = 31
  /// Green, for success.
  case green = 32
  /// Yellow, for warnings.
  case yellow = 33
  /// Blue, for notes.
  case blue = 34
  /// Magenta, for neutral emphasis.
  case magenta = 35
  /// Cyan, for names and numbers.
  case cyan = 36
}
