/// The look of an annotation while it is tapped.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As before.
  public static let none = Self(rawValue: "/N")
  /// With inverted colors.
  public static let invert = Self(rawValue: "/I")
  /// With an inverted border.
  public static let outline = Self(rawValue: "/O")
  /// As if it were pushed in.
  public static let push = Self(rawValue: "/P")
}
