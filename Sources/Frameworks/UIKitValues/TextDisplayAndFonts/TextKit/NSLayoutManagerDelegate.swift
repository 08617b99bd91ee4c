/// The delegate of a layout manager.
///
/// All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Replaces the glyphs of a run (TextKit.TK28).
  ///
  /// - Returns: The number of glyphs set; 0 for the proposed ones.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Returns the effect of a control character; by default the proposed one (TextKit.TK29).
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Returns the rectangle of a control character that is white space (TextKit.TK29).
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
  /// Returns whether a line may break between words before a character (TextKit.TK32).
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns whether a word may be hyphenated before a character; never called, because words are
  /// not hyphenated.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns the space below a line, in points; by default that of the paragraph's style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space above a paragraph, in points; by default that of its style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space below a paragraph, in points; by default that of its style.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Changes the rectangles of a line.
  ///
  /// - Returns: Whether the rectangles and the baseline were changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Notifies the delegate that the layout has become invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Notifies the delegate that the text of a container was laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Notifies the delegate that the size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
  /// Returns 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }
  /// Returns the proposed effect.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  /// Returns an empty rectangle.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { .zero }
  /// Returns true.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Returns true.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// Returns the line spacing of the paragraph's style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphValues(ofGlyph: glyphIndex).lineSpacing }
  /// Returns the spacing before of the paragraph's style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphValues(ofGlyph: glyphIndex).paragraphSpacingBefore }
  /// Returns the spacing of the paragraph's style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.paragraphValues(ofGlyph: glyphIndex).paragraphSpacing }
  /// Returns false.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}
