/// A line ending style.
public enum PDFLineStyle: Int, Sendable {
  /// No ending.
  case none = 0
  /// A square.
  case square = 1
  /// A circle.
  case circle = 2
  /// A diamond.
  case diamond = 3
  /// An open arrow.
  case openArrow = 4
  /// A closed arrow.
  case closedArrow = 5
}
