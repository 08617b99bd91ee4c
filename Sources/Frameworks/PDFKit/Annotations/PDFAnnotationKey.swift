/// A key of an annotation's dictionary.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// The key in the format, with its slash.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The appearances of the annotation in its states.
  public static let appearanceDictionary = Self(rawValue: "/AP")
  /// The appearance state.
  public static let appearanceState = Self(rawValue: "/AS")
  /// The border.
  public static let border = Self(rawValue: "/Border")
  /// The color.
  public static let color = Self(rawValue: "/C")
  /// The text.
  public static let contents = Self(rawValue: "/Contents")
  /// The flags.
  public static let flags = Self(rawValue: "/F")
  /// The date of the last change.
  public static let date = Self(rawValue: "/M")
  /// The name, unique on the page.
  public static let name = Self(rawValue: "/NM")
  /// The page.
  public static let page = Self(rawValue: "/P")
  /// The area in the page's coordinates.
  public static let rect = Self(rawValue: "/Rect")
  /// The kind.
  public static let subtype = Self(rawValue: "/Subtype")
  /// The action of a tap.
  public static let action = Self(rawValue: "/A")
  /// Additional actions.
  public static let additionalActions = Self(rawValue: "/AA")
  /// The style of the border.
  public static let borderStyle = Self(rawValue: "/BS")
  /// The default appearance: the font and the color of its text.
  public static let defaultAppearance = Self(rawValue: "/DA")
  /// The destination of a link.
  public static let destination = Self(rawValue: "/Dest")
  /// The highlighting mode.
  public static let highlightingMode = Self(rawValue: "/H")
  /// The paths of ink.
  public static let inklist = Self(rawValue: "/InkList")
  /// The color of the inside.
  public static let interiorColor = Self(rawValue: "/IC")
  /// The end points of a line.
  public static let linePoints = Self(rawValue: "/L")
  /// The line ending styles.
  public static let lineEndingStyles = Self(rawValue: "/LE")
  /// The name of the icon.
  public static let iconName = Self(rawValue: "/Name")
  /// Whether a note or popup is open.
  public static let open = Self(rawValue: "/Open")
  /// The annotation that a popup belongs to.
  public static let parent = Self(rawValue: "/Parent")
  /// The popup.
  public static let popup = Self(rawValue: "/Popup")
  /// The alignment of its text (quadding).
  public static let quadding = Self(rawValue: "/Q")
  /// The corners of marked text.
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  /// The user's name, or the name of a field.
  public static let textLabel = Self(rawValue: "/T")
  /// The caption of a pressed button.
  public static let widgetDownCaption = Self(rawValue: "/AC")
  /// The color of a widget's border.
  public static let widgetBorderColor = Self(rawValue: "/BC")
  /// The background color of a widget.
  public static let widgetBackgroundColor = Self(rawValue: "/BG")
  /// The caption of a button.
  public static let widgetCaption = Self(rawValue: "/CA")
  /// The value after a reset.
  public static let widgetDefaultValue = Self(rawValue: "/DV")
  /// The flags of a field.
  public static let widgetFieldFlags = Self(rawValue: "/Ff")
  /// The field type.
  public static let widgetFieldType = Self(rawValue: "/FT")
  /// The colors and captions of a widget.
  public static let widgetAppearanceDictionary = Self(rawValue: "/MK")
  /// The maximum number of characters.
  public static let widgetMaxLen = Self(rawValue: "/MaxLen")
  /// The options of a choice.
  public static let widgetOptions = Self(rawValue: "/Opt")
  /// The rotation of a widget in degrees.
  public static let widgetRotation = Self(rawValue: "/R")
  /// The caption of a button under a pointer.
  public static let widgetRolloverCaption = Self(rawValue: "/RC")
  /// The localized name of a field.
  public static let widgetTextLabelUI = Self(rawValue: "/TU")
  /// The value of a field.
  public static let widgetValue = Self(rawValue: "/V")
}
