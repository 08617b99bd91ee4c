/// The room of a control glyph in a line, as wide as the delegate says (TextKit.TK29).
final class ControlGlyphSpacer: BaseTextAttachment, @unchecked Sendable {
  /// Creates the room for a glyph in the line of a font.
  convenience init(width: CGFloat, font: UIFont) {
    self.init()
    bounds = CGRect(x: 0, y: font.descender, width: max(0, width), height: font.lineHeight)
    allowsTextAttachmentView = false
  }
}
