/// A key of a widget's appearance.
public struct PDFAppearanceCharacteristicsKey: RawRepresentable, Hashable, Sendable {
  /// The key in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The background color.
  public static let backgroundColor = Self(rawValue: "/BG")
  /// The color of the border.
  public static let borderColor = Self(rawValue: "/BC")
  /// The rotation of the widget in degrees.
  public static let rotation = Self(rawValue: "/R")
  /// The caption.
  public static let caption = Self(rawValue: "/CA")
  /// The caption under a pointer.
  public static let rolloverCaption = Self(rawValue: "/RC")
  /// The caption while it is pressed.
  public static let downCaption = Self(rawValue: "/AC")
}
