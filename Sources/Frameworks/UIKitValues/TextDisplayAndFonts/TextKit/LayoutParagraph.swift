/// A paragraph of a layout manager's text.
struct LayoutParagraph {
  /// The length with the separator, in UTF-16 units.
  var length: Int
  /// The length without the separator.
  var contentLength: Int
  /// The lines; nil until they are laid out.
  var lines: [LayoutLine]?
  /// The lines as they were shaped for the width of the first container.
  var shaped: [LayoutLine]?
  /// The glyphs; nil until they are generated, and without a delegate.
  var glyphs: GeneratedGlyphs?
  /// Whether the height is that of lines that were laid out, and no estimate.
  var isMeasured = false
  /// The height of all lines.
  var height: CGFloat = 0
  /// The left and right ends of the used parts of all lines.
  var usedEnds: (left: CGFloat, right: CGFloat) = (0, 0)
  /// The spacing above a paragraph that is not the first one, and below one that is not the last
  /// one.
  var spacingBefore: CGFloat = 0
  var spacingAfter: CGFloat = 0
}

/// The position of a line: the index of its paragraph, and its index in the paragraph.
struct LinePosition: Equatable {
  var paragraph: Int
  var line: Int
}
