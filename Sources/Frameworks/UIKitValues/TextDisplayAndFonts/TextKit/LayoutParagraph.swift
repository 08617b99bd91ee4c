/// A paragraph of a layout manager's text.
struct LayoutParagraph {
  /// The length with the separator, in UTF-16 units.
  var length: Int
  /// The length without the separator.
  var contentLength: Int
  /// The lines; nil if they are not laid out.
  var lines: [LayoutLine]?
  /// The lines, shaped for the width of the first container.
  var shaped: [LayoutLine]?
  /// The glyphs; nil if they are not generated or there is no delegate.
  var glyphs: GeneratedGlyphs?
  /// Whether the height is measured rather than estimated.
  var isMeasured = false
  /// The height of all lines.
  var height: CGFloat = 0
  /// The left and right ends of the used parts of all lines.
  var usedEnds: (left: CGFloat, right: CGFloat) = (0, 0)
  /// The spacing above the paragraph unless it is the first, and below it unless it is the last.
  var spacingBefore: CGFloat = 0
  var spacingAfter: CGFloat = 0
}

/// The position of a line: the index of its paragraph, and its index there.
struct LinePosition: Equatable {
  var paragraph: Int
  var line: Int
}
