/// The style of a border.
public enum PDFBorderStyle: Int, Sendable {
  /// A line.
  case solid = 0
  /// Dashes.
  case dashed = 1
  /// Raised.
  case beveled = 2
  /// Sunken.
  case inset = 3
  /// A line below.
  case underline = 4
}
