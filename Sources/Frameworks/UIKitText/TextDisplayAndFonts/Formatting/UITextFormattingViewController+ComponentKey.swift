extension UITextFormattingViewController {
  /// A predefined component of the interface.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The formatting styles of the configuration.
    public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    /// Bold, italic, underlined and struck through text.
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    /// The font.
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    /// Buttons for smaller and larger text.
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    /// The size of the font in points.
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    /// The alignment, except for justified text.
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    /// The alignment, also justified text.
    public static let textAlignmentAndJustification = ComponentKey(
      rawValue: "textAlignmentAndJustification")
    /// Buttons for less and more indentation.
    public static let textIndentation = ComponentKey(rawValue: "textIndentation")
    /// The height of lines in points.
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    /// The styles of lists.
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    /// The color of the text.
    public static let textColor = ComponentKey(rawValue: "textColor")
    /// The default highlight, on or off.
    public static let highlight = ComponentKey(rawValue: "highlight")
    /// The highlights to choose from.
    public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
  }
}
