/// The texts of formatting panels, in English.
enum FormattingText {
  /// The title, which is also that of the command in the menu.
  static let title = "Format"
  /// The names of the font's attributes.
  static let bold = "Bold", italic = "Italic", underline = "Underline"
  static let strikethrough = "Strikethrough"
  /// The names of components.
  static let font = "Font", color = "Color", fontSize = "Font Size", lineHeight = "Line Height"
  /// The name of the system font.
  static let systemFont = "System Font"
  /// The names of the buttons that change the size.
  static let smaller = "Smaller", larger = "Larger"
  /// The names of alignments.
  static let left = "Align Left", center = "Center", right = "Align Right", justified = "Justify"
  /// The names of the buttons that change the indentation.
  static let lessIndentation = "Decrease Indentation", moreIndentation = "Increase Indentation"
  /// The names of lists.
  static let dashes = "Dashed List", bullets = "Bulleted List", numbers = "Numbered List"
  /// The name of the default highlight.
  static let highlight = "Highlight"
  /// The value of a size that differs in the text.
  static let mixed = "—"
  /// The value of a line height that the font determines.
  static let automatic = "Auto"

  /// Returns a number of points as it is shown.
  static func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded)) pt" : "\(rounded) pt"
  }
}
