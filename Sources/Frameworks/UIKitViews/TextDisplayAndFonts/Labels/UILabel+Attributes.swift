// A label's default attributes and the attributes of its characters (Text.LB2, in
// `Documentation/Behaviour/Text.md`).
extension UILabel {
  /// Sets an attribute on the whole text, if any character has it.
  func setDefaultAttribute(_ key: NSAttributedString.Key, _ value: NSObject) {
    guard let content else { return }
    let all = NSRange(location: 0, length: content.length)
    var isThere = false
    content.enumerateAttribute(key, in: all) { value, _, _ in isThere = isThere || value != nil }
    guard isThere else { return }
    let new = NSMutableAttributedString(attributedString: content)
    new.addAttribute(key, value: value, range: all)
    self.content = NSAttributedString(attributedString: new)
  }

  /// Changes all paragraph styles of the text.
  func changeParagraphStyles(_ change: (inout ParagraphValues) -> Void) {
    guard let content else { return }
    let new = NSMutableAttributedString(attributedString: content)
    let all = NSRange(location: 0, length: content.length)
    content.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      guard var values = (value as? NSParagraphStyle)?.values else { return }
      change(&values)
      // Apps cast the style to the mutable class with which they set it.
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(NSParagraphStyle(values))
      new.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.content = NSAttributedString(attributedString: new)
  }

  /// Updates the reported attributes to those of the first character; where it lacks them, the
  /// label's own.
  func reportFirstCharacterAttributes() {
    reportedAttributes = baseAttributes
    guard let content, content.length > 0 else { return }
    let first = content.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { reportedAttributes.font = font }
    if let color = first[.foregroundColor] as? UIColor { reportedAttributes.color = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      (reportedAttributes.alignment, reportedAttributes.lineBreakMode) = (
        style.alignment, style.lineBreakMode
      )
    }
  }

  /// Returns the text with each of its fonts adjusted to the traits (Text.LB7).
  func withAdjustedFonts(_ content: NSAttributedString) -> NSAttributedString {
    let new = NSMutableAttributedString(attributedString: content)
    let all = NSRange(location: 0, length: content.length)
    content.enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      new.addAttribute(.font, value: font.adjusted(to: traitCollection), range: range)
    }
    return NSAttributedString(attributedString: new)
  }

  /// Returns the text with the default attributes where it lacks them.
  func withDefaultAttributes(_ content: NSAttributedString) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (
      baseAttributes.alignment, baseAttributes.lineBreakMode
    )
    let own: [NSAttributedString.Key: Any] = [
      .font: baseAttributes.font, .foregroundColor: baseAttributes.color, .paragraphStyle: style,
    ]
    let new = NSMutableAttributedString(string: content.string, attributes: own)
    let all = NSRange(location: 0, length: content.length)
    content.enumerateAttributes(in: all) { attributes, range, _ in
      new.addAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: new)
  }
}
