/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space below a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above a paragraph other than the first, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The indent of all lines but the first from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of the lines, in points: from the leading edge if positive, otherwise from the
  /// trailing edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The indent of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the natural line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The treatment of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The base writing direction.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The tab stops, the nearest first.
  open override var tabStops: [NSTextTab]! {
    get { values.tabs }
    set { values.tabs = newValue ?? [] }
  }
  /// The interval of tabs after the last tab stop, in points; 0 for the default of 28.
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { values.tabInterval = newValue }
  }
  /// The lists that contain the paragraph, outermost first; stored: only markers in the text are
  /// drawn.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// The fraction of a line's width below which words are hyphenated; stored: words are not
  /// hyphenated.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether the system's hyphenation is used; stored: words are not hyphenated.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether letter spacing is tightened before truncation; stored: it is not.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  /// The line break strategies; stored: lines break by Unicode's rules.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Inserts a tab stop in order of location.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabs.append(anObject)
    values.tabs.sort { $0.location < $1.location }
  }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabs.removeAll { $0 == anObject } }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
