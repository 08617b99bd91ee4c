import TactusDisplayList

/// A line of a layout manager's text.
///
/// Offsets are UTF-16 units from the start of the paragraph. Points are relative to the left end of
/// the container and the top of the paragraph.
struct LayoutLine {
  /// The range, with the paragraph separator on the last line.
  var range: NSRange
  /// The end of the range without the separator.
  var contentEnd: Int
  /// The shaped text, with its line box at y 0.
  var line: TextLine
  /// The source text.
  var source: LineSource
  /// Whether the line wraps.
  var isBroken: Bool
  /// The line fragment rectangle.
  var fragment = CGRect.zero
  /// The used part of the line fragment rectangle.
  var used = CGRect.zero
  /// The top left corner of the shaped text.
  var origin = CGPoint.zero
  /// The distance from the top of the line fragment rectangle to the baseline.
  var baseline: CGFloat = 0
  /// The index of the container.
  var container = 0
  /// The caret stops, computed on demand.
  var stops: [LayoutStop]?

  /// The height of the line box.
  var height: CGFloat { CGFloat(line.frame.height) }
}

/// The text from which lines were shaped.
struct LineSource {
  /// The text.
  let text: AttributedText
  /// The width of the lines; nil for no limit.
  let width: CGFloat?
  /// The offset of the text in the paragraph.
  let start: Int
  /// The index of the line in the text.
  let index: Int

  /// The offsets in the paragraph part, by byte of the shown text.
  var offsets: ByteOffsets { ByteOffsets(text.shownText, origins: text.origins) }
}

/// A caret stop with the character that follows it.
struct LayoutStop {
  /// The offset from the start of the paragraph.
  var place: Int
  /// The horizontal start and end of the character, from the left end of the shaped text.
  var x, end: CGFloat
  /// The left edges of the glyphs inserted after the character.
  var inserted: [CGFloat] = []
}
