/// The state of an RTF group; a group inherits the enclosing group's state.
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
  /// The number of fallback characters after a Unicode character, for older programs.
  var fallbackLength = 1
  /// Whether the next control word names an ignorable destination.
  var isIgnorable = false
  /// Whether the group is a field, whose result is its text.
  var isField = false
}
