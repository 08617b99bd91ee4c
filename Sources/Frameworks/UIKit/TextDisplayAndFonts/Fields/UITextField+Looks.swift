import DisplayList

// What letters of a field look like, and where they are. Steps TF1…TF9 are in
// `Documentation/Behaviour/TextFields.md`.
extension UITextField {
  /// Says that it looks otherwise, or takes other room.
  func looksChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    textNeedsLayout()
  }

  // MARK: Attributes

  /// TF3: what is said of all letters.
  var attributesOfAll: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, .byTruncatingTail)
    let own: [NSAttributedString.Key: Any] = [
      .font: look.font, .foregroundColor: look.color, .paragraphStyle: style,
    ]
    return own.merging(look.more) { own, _ in own }
  }

  var attributesBeforeCaret: [NSAttributedString.Key: Any] {
    let place = max(0, editor.selection.location - 1)
    let said =
      place < editor.length ? editor.content.attributes(at: place, effectiveRange: nil) : [:]
    return attributesOfAll.merging(said) { _, said in said }
  }

  func sayOfAll(_ attributes: [NSAttributedString.Key: Any]) {
    look.more = attributes
    look.font = attributes[.font] as? UIFont ?? Self.usualFont
    look.color = attributes[.foregroundColor] as? UIColor ?? .label
    textAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      look.more[key] = nil
    }
    editor.restyle(NSAttributedString(string: editor.text))
    looksChanged()
  }

  /// Says something of all letters, those included of which something else was said.
  func dress(_ key: NSAttributedString.Key, _ value: Any, _ change: () -> Void) {
    change()
    let new = NSMutableAttributedString(attributedString: editor.content)
    new.removeAttribute(key, range: NSRange(location: 0, length: new.length))
    editor.restyle(NSAttributedString(attributedString: new))
    looksChanged()
  }

  /// A text with the field's look where it has no other.
  func dressed(_ content: NSAttributedString, _ color: UIColor) -> NSAttributedString {
    var all = attributesOfAll
    all[.foregroundColor] = color
    let new = NSMutableAttributedString(string: content.string, attributes: all)
    let range = NSRange(location: 0, length: content.length)
    content.enumerateAttributes(in: range) { said, range, _ in
      new.addAttributes(said, range: range)
    }
    return NSAttributedString(attributedString: new)
  }

  func followSetting() {
    guard adjustsFontForContentSizeCategory else { return }
    let new = look.font.adjusted(to: traitCollection)
    if new !== look.font { font = new }
  }

  /// TF25.
  var spokenText: String? {
    guard hasText else { return hint?.string }
    return isSecureTextEntry ? dots.text : editor.text
  }

  // MARK: Letters

  /// TF12: a dot for each letter, and where in the text each of them is.
  private var dots: (text: String, places: [Int]) {
    let units = editor.units
    let letters = units.units(.character)
    let text = String(repeating: "•", count: letters.count)
    return (text, letters.map(\.location) + [editor.length])
  }

  /// Puts the letters into their places, on a line as long as they are (TF9).
  func placeLetters() -> TextGeometry {
    let places = isSecureTextEntry ? dots.places : nil
    let string = isSecureTextEntry ? dots.text : editor.text
    let whole = TextGeometry(text(as: nil), string, width: nil, places: places)
    let (width, room) = (CGFloat(whole.layout.width), textArea.width)
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, width > room, room > 0 else {
      return whole
    }
    // Small letters are further apart, so that the first guess may be too large.
    var size = max(minimumFontSize, (look.font.pointSize * room / width).rounded(.down))
    guard size < look.font.pointSize else { return whole }
    while true {
      let text = text(as: look.font.withSize(size))
      let smaller = TextGeometry(text, string, width: nil, places: places)
      if CGFloat(smaller.layout.width) <= room || size <= minimumFontSize { return smaller }
      size = max(minimumFontSize, size - 1)
    }
  }

  /// What is shown, ready to be put into lines.
  private func text(as font: UIFont?) -> AttributedText {
    let shown: NSMutableAttributedString
    if isSecureTextEntry {
      let said = editor.length > 0 ? editor.content.attributes(at: 0, effectiveRange: nil) : [:]
      shown = NSMutableAttributedString(string: dots.text, attributes: attributesOfAll)
      shown.addAttributes(said, range: NSRange(location: 0, length: shown.length))
    } else {
      shown = NSMutableAttributedString(attributedString: dressed(editor.content, look.color))
      if let marked = editor.marked, NSMaxRange(marked) <= shown.length {
        let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        shown.addAttributes(style, range: marked)
      }
    }
    let all = NSRange(location: 0, length: shown.length)
    if let font { shown.addAttribute(.font, value: font, range: all) }
    // Where the line is in the field is for the field to say.
    shown.removeAttribute(.paragraphStyle, range: all)
    return AttributedText(shown, defaults)
  }

  private var defaults: AttributedText.Defaults {
    var defaults = AttributedText.Defaults()
    (defaults.font, defaults.color) = (look.font, look.color)
    defaults.tint = tintColor
    defaults.isRightToLeft = isReadFromRight
    defaults.traits = traitCollection
    defaults.paragraph.alignment = .left
    defaults.paragraph.lineBreakMode = .byTruncatingTail
    defaults.paragraph.direction = saidDirection
    return defaults
  }

  /// Where the corner of the letters is (TF4, TF9).
  var cornerOfText: CGPoint {
    corner(of: geometry.layout, in: textArea, scrolled: scrolled)
  }

  private func corner(of layout: TextLayout, in rect: CGRect, scrolled: CGFloat) -> CGPoint {
    let (width, height) = (CGFloat(layout.width), CGFloat(layout.height))
    let left: CGFloat =
      switch alignmentInRoom {
      case _ where width > rect.width: -scrolled
      case .center: (rect.width - width) / 2
      case .right: rect.width - width
      default: 0
      }
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: rect.height - height
      case .center, .fill: (rect.height - height) / 2
      }
    let scale = max(1, traitCollection.displayScale)
    return CGPoint(x: rect.minX + left, y: ((rect.minY + top) * scale).rounded(.down) / scale)
  }

  private var alignmentInRoom: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return isReadFromRight ? .right : .left
  }

  // MARK: Drawing

  /// Draws the letters: while they are written as far as they have been moved, otherwise cut off (TF9).
  func paintLetters(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let geometry = geometry
    var layout = geometry.layout
    if !isEditing, CGFloat(layout.width) > rect.width + 0.01 {
      layout = geometry.text.layout(width: rect.width, lineLimit: 1)
    }
    let corner = corner(of: layout, in: rect, scrolled: scrolled)
    geometry.text.draw(layout, at: corner, in: context)
  }

  /// TF5.
  func paintPlaceholder(in rect: CGRect) {
    guard let hint, hint.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let shown = NSMutableAttributedString(attributedString: dressed(hint, .placeholderText))
    shown.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: shown.length))
    let text = AttributedText(shown, defaults)
    let layout = text.layout(width: rect.width, lineLimit: 1)
    // Laid out in a width, it begins at the left of that.
    context.saveGState()
    context.clip(to: rect)
    text.draw(layout, at: corner(of: layout, in: rect, scrolled: 0), in: context)
    context.restoreGState()
  }
}
