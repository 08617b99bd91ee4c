/// A key of a border.
public struct PDFBorderKey: RawRepresentable, Hashable, Sendable {
  /// The key in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The width of the line.
  public static let lineWidth = Self(rawValue: "/W")
  /// The style.
  public static let style = Self(rawValue: "/S")
  /// The lengths of dashes and gaps.
  public static let dashPattern = Self(rawValue: "/D")
}
