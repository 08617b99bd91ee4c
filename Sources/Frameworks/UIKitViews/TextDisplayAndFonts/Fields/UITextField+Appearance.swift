import TactusDisplayList

// The attributes and layout of a field's text (TextFields.TF1…TF9, in
// `Documentation/Behaviour/TextFields.md`).
extension UITextField {
  /// Discards the layout and redraws after a change of appearance.
  func appearanceChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    textNeedsLayout()
  }

  // MARK: Attributes

  /// The default attributes of the text (TextFields.TF3).
  var defaultAttributeDictionary: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, .byTruncatingTail)
    let own: [NSAttributedString.Key: Any] = [
      .font: baseAttributes.font, .foregroundColor: baseAttributes.color, .paragraphStyle: style,
    ]
    return own.merging(baseAttributes.more) { own, _ in own }
  }

  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let place = max(0, editor.selection.location - 1)
    let attributes =
      place < editor.length ? editor.content.attributes(at: place, effectiveRange: nil) : [:]
    return defaultAttributeDictionary.merging(attributes) { _, attributes in attributes }
  }

  func setDefaultAttributeDictionary(_ attributes: [NSAttributedString.Key: Any]) {
    baseAttributes.more = attributes
    baseAttributes.font = attributes[.font] as? UIFont ?? Self.usualFont
    baseAttributes.color = attributes[.foregroundColor] as? UIColor ?? .label
    textAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
      baseAttributes.more[key] = nil
    }
    editor.restyle(NSAttributedString(string: editor.text))
    appearanceChanged()
  }

  /// Sets a default attribute, and removes it from individual characters.
  func setDefaultAttribute(_ key: NSAttributedString.Key, _ value: Any, _ change: () -> Void) {
    change()
    let new = NSMutableAttributedString(attributedString: editor.content)
    new.removeAttribute(key, range: NSRange(location: 0, length: new.length))
    editor.restyle(NSAttributedString(attributedString: new))
    appearanceChanged()
  }

  /// Returns a text with the default attributes where it lacks them.
  func withDefaultAttributes(_ content: NSAttributedString, _ color: UIColor) -> NSAttributedString
  {
    var all = defaultAttributeDictionary
    all[.foregroundColor] = color
    let new = NSMutableAttributedString(string: content.string, attributes: all)
    let range = NSRange(location: 0, length: content.length)
    content.enumerateAttributes(in: range) { attributes, range, _ in
      new.addAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: new)
  }

  func updateFontSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let new = baseAttributes.font.adjusted(to: traitCollection)
    if new !== baseAttributes.font { font = new }
  }

  /// The accessibility value (TextFields.TF25).
  var accessibilityText: String? {
    guard hasText else { return placeholderContent?.string }
    return isSecureTextEntry ? dots.text : editor.text
  }

  // MARK: Characters

  /// A dot for each character, and the offsets of the characters (TextFields.TF12).
  private var dots: (text: String, places: [Int]) {
    let units = editor.units
    let letters = units.units(.character)
    let text = String(repeating: "•", count: letters.count)
    return (text, letters.map(\.location) + [editor.length])
  }

  /// Lays out the text on one line, in a smaller font if necessary (TextFields.TF9).
  func layOutCharacters() -> TextGeometry {
    let places = isSecureTextEntry ? dots.places : nil
    let string = isSecureTextEntry ? dots.text : editor.text
    let whole = TextGeometry(text(as: nil), string, width: nil, places: places)
    let (width, room) = (CGFloat(whole.layout.width), textArea.width)
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, width > room, room > 0 else {
      return whole
    }
    // Smaller fonts have wider spacing, so the first estimate may be too large.
    var size = max(minimumFontSize, (baseAttributes.font.pointSize * room / width).rounded(.down))
    guard size < baseAttributes.font.pointSize else { return whole }
    while true {
      let text = text(as: baseAttributes.font.withSize(size))
      let smaller = TextGeometry(text, string, width: nil, places: places)
      if CGFloat(smaller.layout.width) <= room || size <= minimumFontSize { return smaller }
      size = max(minimumFontSize, size - 1)
    }
  }

  /// Returns the visible text, prepared for layout.
  private func text(as font: UIFont?) -> AttributedText {
    let shown: NSMutableAttributedString
    if isSecureTextEntry {
      let attributes =
        editor.length > 0 ? editor.content.attributes(at: 0, effectiveRange: nil) : [:]
      shown = NSMutableAttributedString(string: dots.text, attributes: defaultAttributeDictionary)
      shown.addAttributes(attributes, range: NSRange(location: 0, length: shown.length))
    } else {
      shown = NSMutableAttributedString(
        attributedString: withDefaultAttributes(editor.content, baseAttributes.color))
      if let marked = editor.marked, NSMaxRange(marked) <= shown.length {
        let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        shown.addAttributes(style, range: marked)
      }
    }
    let all = NSRange(location: 0, length: shown.length)
    if let font { shown.addAttribute(.font, value: font, range: all) }
    // The field positions the line itself.
    shown.removeAttribute(.paragraphStyle, range: all)
    return AttributedText(shown, defaults)
  }

  private var defaults: AttributedText.Defaults {
    var defaults = AttributedText.Defaults()
    (defaults.font, defaults.color) = (baseAttributes.font, baseAttributes.color)
    defaults.tint = tintColor
    defaults.isRightToLeft = isRightToLeft
    defaults.traits = traitCollection
    defaults.paragraph.alignment = .left
    defaults.paragraph.lineBreakMode = .byTruncatingTail
    defaults.paragraph.direction = explicitDirection
    return defaults
  }

  /// The top left corner of the text (TextFields.TF4, TextFields.TF9).
  var textOrigin: CGPoint {
    corner(of: geometry.layout, in: textArea, scrollOffset: scrollOffset)
  }

  private func corner(of layout: TextLayout, in rect: CGRect, scrollOffset: CGFloat) -> CGPoint {
    let (width, height) = (CGFloat(layout.width), CGFloat(layout.height))
    let left: CGFloat =
      switch alignmentInRoom {
      case _ where width > rect.width: -scrollOffset
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
    return isRightToLeft ? .right : .left
  }

  // MARK: Drawing

  /// Draws the text: scrolled while editing, otherwise truncated (TextFields.TF9).
  func drawCharacters(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let geometry = geometry
    var layout = geometry.layout
    if !isEditing, CGFloat(layout.width) > rect.width + 0.01 {
      layout = geometry.text.layout(width: rect.width, lineLimit: 1)
    }
    let corner = corner(of: layout, in: rect, scrollOffset: scrollOffset)
    geometry.text.draw(layout, at: corner, in: context)
  }

  /// Draws the placeholder (TextFields.TF5).
  func drawPlaceholderText(in rect: CGRect) {
    guard let placeholderContent, placeholderContent.length > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let shown = NSMutableAttributedString(
      attributedString: withDefaultAttributes(placeholderContent, placeholderColor))
    shown.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: shown.length))
    let text = AttributedText(shown, defaults)
    let layout = text.layout(width: rect.width, lineLimit: 1)
    // The layout starts at the left of its width.
    context.saveGState()
    context.clip(to: rect)
    text.draw(layout, at: corner(of: layout, in: rect, scrollOffset: 0), in: context)
    context.restoreGState()
  }
}
