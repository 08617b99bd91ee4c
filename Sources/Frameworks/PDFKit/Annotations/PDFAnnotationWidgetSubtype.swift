/// A kind of field of a form.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A button.
  public static let button = Self(rawValue: "/Btn")
  /// A choice.
  public static let choice = Self(rawValue: "/Ch")
  /// A signature.
  public static let signature = Self(rawValue: "/Sig")
  /// A text.
  public static let text = Self(rawValue: "/Tx")
}
