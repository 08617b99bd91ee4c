/// A value of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable, Hashable {
  /// The alignment, a `CTTextAlignment`.
  case alignment = 0
  /// The indent of the first line, a `CGFloat` in points.
  case firstLineHeadIndent
  /// The indent of the other lines, a `CGFloat` in points.
  case headIndent
  /// The end of lines, a `CGFloat` in points.
  case tailIndent
  /// The tab stops, a `CFArray` of `CTTextTab`.
  case tabStops
  /// The distance of tab stops, a `CGFloat` in points.
  case defaultTabInterval
  /// The line break mode, a `CTLineBreakMode`.
  case lineBreakMode
  /// The factor of the height of lines, a `CGFloat`.
  case lineHeightMultiple
  /// The greatest height of lines, a `CGFloat` in points.
  case maximumLineHeight
  /// The least height of lines, a `CGFloat` in points.
  case minimumLineHeight
  /// The distance of lines, a `CGFloat` in points.
  case lineSpacing
  /// The space after the paragraph, a `CGFloat` in points.
  case paragraphSpacing
  /// The space before the paragraph, a `CGFloat` in points.
  case paragraphSpacingBefore
  /// The direction of writing, a `CTWritingDirection`.
  case baseWritingDirection
  /// The greatest distance of lines, a `CGFloat` in points; a style keeps the distance within it.
  case maximumLineSpacing
  /// The least distance of lines, a `CGFloat` in points; a style keeps the distance within it.
  case minimumLineSpacing
  /// The distance of lines, a `CGFloat` in points.
  case lineSpacingAdjustment
  /// The options of the bounds of lines; they are not read, and a warning says so.
  case lineBoundsOptions
}
