/// A type of form field.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A push button, check box or radio button.
  public static let button = Self(rawValue: "/Btn")
  /// A choice field.
  public static let choice = Self(rawValue: "/Ch")
  /// A signature field.
  public static let signature = Self(rawValue: "/Sig")
  /// A text field.
  public static let text = Self(rawValue: "/Tx")
}
