/// A type of annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An ellipse.
  public static let circle = Self(rawValue: "/Circle")
  /// Free text on the page.
  public static let freeText = Self(rawValue: "/FreeText")
  /// Marked text.
  public static let highlight = Self(rawValue: "/Highlight")
  /// Lines drawn by hand.
  public static let ink = Self(rawValue: "/Ink")
  /// A straight line.
  public static let line = Self(rawValue: "/Line")
  /// A link to a destination or a URL.
  public static let link = Self(rawValue: "/Link")
  /// A popup with the text of another annotation.
  public static let popup = Self(rawValue: "/Popup")
  /// A rectangle.
  public static let square = Self(rawValue: "/Square")
  /// A rubber stamp.
  public static let stamp = Self(rawValue: "/Stamp")
  /// Struck-out text.
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  /// A note.
  public static let text = Self(rawValue: "/Text")
  /// Underlined text.
  public static let underline = Self(rawValue: "/Underline")
  /// A form field.
  public static let widget = Self(rawValue: "/Widget")
}
