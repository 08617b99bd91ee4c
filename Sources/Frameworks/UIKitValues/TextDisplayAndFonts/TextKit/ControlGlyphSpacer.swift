/// The space of a control glyph in a line, with the width from the delegate (TextKit.TK29).
final class ControlGlyphSpacer: BaseTextAttachment, @unchecked Sendable {
  /// Creates the space for a glyph in a line of a font.
  convenience init(width: CGFloat, font: UIFont) {
    self.init()
    bounds = CGRect(x: 0, y: font.descender, width: max(0, width), height: font.lineHeight)
    allowsTextAttachmentView = false
  }
}
