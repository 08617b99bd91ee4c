/// The style of a border.
public enum PDFBorderStyle: Int, Sendable {
  /// A line.
  case solid = 0
  /// Dashed.
  case dashed = 1
  /// Beveled: raised.
  case beveled = 2
  /// Inset: sunken.
  case inset = 3
  /// A line below.
  case underline = 4
}
