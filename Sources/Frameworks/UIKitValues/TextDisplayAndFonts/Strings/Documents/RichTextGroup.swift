/// The state of a group of rich text; a group inherits that of the one around it.
struct RichTextGroup {
  /// The use of the text of a group.
  enum Destination {
    case text
    case ignored
    case fontTable
    case colorTable
    case fieldInstruction
    case picture
  }

  var destination = Destination.text
  var style: DocumentTextStyle
  var paragraph: ParagraphValues
  /// The code page of the font.
  var codePage: Int
  /// The number of characters that stand for a Unicode character in older programs.
  var fallbackLength = 1
  /// Whether the next control word names a destination that may be ignored.
  var isIgnorable = false
  /// Whether the group is a field, whose result is its text.
  var isField = false
}
