/// The highlighting mode of an annotation while it is tapped.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No highlighting.
  public static let none = Self(rawValue: "/N")
  /// Inverts the colors.
  public static let invert = Self(rawValue: "/I")
  /// Inverts the border.
  public static let outline = Self(rawValue: "/O")
  /// The annotation appears pushed in.
  public static let push = Self(rawValue: "/P")
}
