/// The values of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable, Hashable {
  /// The alignment, a `CTTextAlignment`.
  case alignment = 0
  /// The indent of the first line, a `CGFloat` in points.
  case firstLineHeadIndent
  /// The indent of the other lines, a `CGFloat` in points.
  case headIndent
  /// The tail indent: the end of lines, a `CGFloat` in points.
  case tailIndent
  /// The tab stops, a `CFArray` of `CTTextTab`.
  case tabStops
  /// The default interval between tab stops, a `CGFloat` in points.
  case defaultTabInterval
  /// The line break mode, a `CTLineBreakMode`.
  case lineBreakMode
  /// The line height multiple, a `CGFloat`.
  case lineHeightMultiple
  /// The maximum line height, a `CGFloat` in points.
  case maximumLineHeight
  /// The minimum line height, a `CGFloat` in points.
  case minimumLineHeight
  /// The line spacing, a `CGFloat` in points.
  case lineSpacing
  /// The space after the paragraph, a `CGFloat` in points.
  case paragraphSpacing
  /// The space before the paragraph, a `CGFloat` in points.
  case paragraphSpacingBefore
  /// The direction of writing, a `CTWritingDirection`.
  case baseWritingDirection
  /// The maximum line spacing, a `CGFloat` in points; a style clamps its spacing to it.
  case maximumLineSpacing
  /// The minimum line spacing, a `CGFloat` in points; a style clamps its spacing to it.
  case minimumLineSpacing
  /// The line spacing, a `CGFloat` in points.
  case lineSpacingAdjustment
  /// The line bounds options; they have no effect, and a warning says so.
  case lineBoundsOptions
}
