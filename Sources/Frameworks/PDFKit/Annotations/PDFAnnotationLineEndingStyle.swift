/// A line ending style.
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No ending.
  public static let none = Self(rawValue: "/None")
  /// A square.
  public static let square = Self(rawValue: "/Square")
  /// A circle.
  public static let circle = Self(rawValue: "/Circle")
  /// A diamond.
  public static let diamond = Self(rawValue: "/Diamond")
  /// An open arrow.
  public static let openArrow = Self(rawValue: "/OpenArrow")
  /// A closed arrow.
  public static let closedArrow = Self(rawValue: "/ClosedArrow")
}
