/// The types of content at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  /// One bit for each element.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A page.
  public static let pageArea = Self(rawValue: 1 << 0)
  /// Text.
  public static let textArea = Self(rawValue: 1 << 1)
  /// An annotation.
  public static let annotationArea = Self(rawValue: 1 << 2)
  /// A link.
  public static let linkArea = Self(rawValue: 1 << 3)
  /// A control.
  public static let controlArea = Self(rawValue: 1 << 4)
  /// A text field.
  public static let textFieldArea = Self(rawValue: 1 << 5)
  /// An icon.
  public static let iconArea = Self(rawValue: 1 << 6)
  /// A popup.
  public static let popupArea = Self(rawValue: 1 << 7)
  /// An image.
  public static let imageArea = Self(rawValue: 1 << 8)
  /// Any of them.
  public static let anyArea = Self(rawValue: .max)
}
