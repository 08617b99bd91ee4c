/// How the lines of a paragraph are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// What is left between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// What is left beneath a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// What is left above a paragraph, in points, where another is above it.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where lines are.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How far from where reading begins lines are, in points, except for the first.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// How far lines go: more than 0 from where reading begins, others from the other side.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How far from where reading begins the first line is, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How many times higher lines are than their letters want; 0 for once.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// What becomes of a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// From where to where it is read.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// Where tabs lead to, the nearest first.
  open override var tabStops: [NSTextTab]! {
    get { values.tabs }
    set { values.tabs = newValue ?? [] }
  }
  /// How far tabs lead beyond the last of those, in points; 0 for the usual 28.
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { values.tabInterval = newValue }
  }

  /// Adds a place for tabs, among the others by how far it is.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabs.append(anObject)
    values.tabs.sort { $0.location < $1.location }
  }

  /// Removes a place for tabs.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabs.removeAll { $0 == anObject } }

  /// Takes over all that another one says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
