// What a label's own look and the attributes of its letters have to do with each other (LB2 in
// Documentation/Behaviour/Text.md).
extension UILabel {
  /// Gives all letters an attribute, where single letters had any.
  func dress(_ key: NSAttributedString.Key, _ value: NSObject) {
    guard let content else { return }
    let all = NSRange(location: 0, length: content.length)
    var isThere = false
    content.enumerateAttribute(key, in: all) { value, _, _ in isThere = isThere || value != nil }
    guard isThere else { return }
    let new = NSMutableAttributedString(attributedString: content)
    new.addAttribute(key, value: value, range: all)
    self.content = NSAttributedString(attributedString: new)
  }

  /// Changes the paragraph styles of all letters that have any.
  func dressParagraphs(_ change: (inout ParagraphValues) -> Void) {
    guard let content else { return }
    let new = NSMutableAttributedString(attributedString: content)
    let all = NSRange(location: 0, length: content.length)
    content.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      guard var values = (value as? NSParagraphStyle)?.values else { return }
      change(&values)
      new.addAttribute(.paragraphStyle, value: NSParagraphStyle(values), range: range)
    }
    self.content = NSAttributedString(attributedString: new)
  }

  /// Makes the look of the first letter the label's own.
  func takeOverFirstLook() {
    guard let content, content.length > 0 else { return }
    let first = content.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { look.font = font }
    if let color = first[.foregroundColor] as? UIColor { look.color = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      (look.alignment, look.lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
  }

  /// The text with the label's look where it has no other.
  func dressed(_ content: NSAttributedString) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (look.alignment, look.lineBreakMode)
    let own: [NSAttributedString.Key: Any] = [
      .font: look.font, .foregroundColor: look.color, .paragraphStyle: style,
    ]
    let new = NSMutableAttributedString(string: content.string, attributes: own)
    let all = NSRange(location: 0, length: content.length)
    content.enumerateAttributes(in: all) { attributes, range, _ in
      new.addAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: new)
  }
}
