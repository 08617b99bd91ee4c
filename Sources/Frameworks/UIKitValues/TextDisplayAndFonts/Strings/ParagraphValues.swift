/// The values of a paragraph style.
package struct ParagraphValues: Sendable, Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  package var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var direction = NSWritingDirection.natural
  var tabs: [NSTextTab] = defaultTabs
  var tabInterval: CGFloat = 0
  var textLists: [NSTextList] = []
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsTightening = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Twelve tab stops, 28 points apart.
  ///
  /// - Source: printed values of the default style. Confidence: documented.
  private static let defaultTabs = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }
}
