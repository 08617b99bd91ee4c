extension UITextFormattingViewController {
  /// A change of the formatting that a user has made.
  public enum ChangeValue {
    /// A change without a meaning of its own; the panel makes none.
    case undefined
    /// The text becomes bold, or not.
    case bold(Bool)
    /// The text becomes italic, or not.
    case italic(Bool)
    /// The text is underlined, or not.
    case underline(Bool)
    /// The text is struck through, or not.
    case strikethrough(Bool)
    /// The text gets a font.
    case font(UIFont)
    /// The font gets a size in points.
    case fontSize(Double)
    /// The font becomes larger.
    case increaseFontSize
    /// The font becomes smaller.
    case decreaseFontSize
    /// The text gets a color.
    case textColor(UIColor)
    /// The paragraphs get an alignment.
    case textAlignment(TextAlignment)
    /// The lines get a height in points.
    case lineHeightPointSize(Double)
    /// The paragraphs move away from the leading edge.
    case increaseIndentation
    /// The paragraphs move towards the leading edge.
    case decreaseIndentation
    /// The paragraphs become a list, or, for nil, no list.
    case textList(TextList?)
    /// The text gets a highlight, or, for nil, none.
    case highlight(Highlight?)
    /// The text gets the formatting style with a key.
    case formattingStyle(String)
  }
}
