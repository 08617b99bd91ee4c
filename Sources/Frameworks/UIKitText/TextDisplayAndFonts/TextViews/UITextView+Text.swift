// The text and its attributes. Steps TextViews.TV1–TV3, TextViews.TV17.
extension UITextView {
  /// The attributes of the first character, or those of an empty text.
  var firstAttributes: [NSAttributedString.Key: Any] {
    guard hasText else { return baseAttributes }
    return textStorage.attributes(at: 0, effectiveRange: nil)
  }

  /// The attributes in front of the caret, or those of an empty text.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    attributes(at: editor.selection.location, .backward) ?? baseAttributes
  }

  /// Returns the attributes of the character in front of or behind an offset.
  func attributes(
    at place: Int, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard hasText else { return nil }
    let wanted = direction == .backward ? place - 1 : place
    var found = textStorage.attributes(
      at: min(max(0, wanted), editor.length - 1), effectiveRange: nil)
    found[.attachment] = nil
    // A link is not continued (TextViews.TV3).
    if found.removeValue(forKey: .link) != nil, found[.foregroundColor] == nil {
      found[.foregroundColor] = baseAttributes[.foregroundColor]
    }
    return found
  }

  /// Returns the attributes of text that is typed in place of a range (TextViews.TV3).
  package func typingAttributes(at range: NSRange) -> [NSAttributedString.Key: Any]? {
    attributes(
      at: range.length > 0 ? range.location + 1 : range.location,
      range.location == 0 && range.length == 0 ? .forward : .backward) ?? baseAttributes
  }

  /// Replaces the text, and gives it the present attributes (TextViews.TV1).
  func replacePlainText(_ text: String) {
    let attributes = hasText ? firstAttributes : editor.typingAttributes ?? baseAttributes
    replaceAttributedText(NSAttributedString(string: text, attributes: attributes))
  }

  /// Replaces the text; characters without a font or color get the default ones (TextViews.TV1).
  func replaceAttributedText(_ text: NSAttributedString) {
    if hasText { keepAttributes(firstAttributes) }
    editor.setContent(withUsualAttributes(text))
    if hasText {
      hasFont = true
      keepAttributes(firstAttributes)
    }
    textNeedsLayout()
    updateSelectionDisplay()
  }

  /// Returns a text whose characters without a font or color have the default ones.
  func withUsualAttributes(_ text: NSAttributedString) -> NSAttributedString {
    let new = NSMutableAttributedString(string: text.string)
    guard text.length > 0 else { return new }
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      new.setAttributes(
        [.font: Self.usualFont, .foregroundColor: UIColor.label].merging(attributes) { $1 },
        range: range)
    }
    return new
  }

  /// Keeps attributes for an empty text.
  func keepAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    baseAttributes = [.font: Self.usualFont, .foregroundColor: UIColor.label]
      .merging(attributes.filter { $0.key != .attachment && $0.key != .link }) { $1 }
    textManager.emptyLineAttributes = baseAttributes
    if !hasText { textNeedsLayout() }
  }

  /// Sets an attribute of all text, and of what is typed into an empty one (TextViews.TV2).
  func setForAllText(_ key: NSAttributedString.Key, _ value: Any) {
    baseAttributes[key] = value
    editor.typingAttributes?[key] = value
    keepAttributes(baseAttributes)
    let all = NSRange(location: 0, length: editor.length)
    if hasText { textStorage.addAttribute(key, value: value, range: all) }
    textManager.invalidateAll()
  }

  /// Aligns all paragraphs (TextViews.TV2).
  func alignAllText(_ alignment: NSTextAlignment) {
    changeParagraphStyles(NSRange(location: 0, length: editor.length)) { $0.alignment = alignment }
    let style = mutableStyle(baseAttributes[.paragraphStyle])
    style.alignment = alignment
    keepAttributes(baseAttributes.merging([.paragraphStyle: style]) { $1 })
    editor.typingAttributes?[.paragraphStyle] = style
    textNeedsLayout()
  }

  /// Sets the writing direction of the paragraphs of a range.
  func setDirection(_ direction: NSWritingDirection, _ range: NSRange) {
    let whole = (editor.text as NSString).paragraphRange(for: range)
    changeParagraphStyles(whole) { $0.baseWritingDirection = direction }
  }

  private func changeParagraphStyles(
    _ range: NSRange, _ change: (NSMutableParagraphStyle) -> Void
  ) {
    guard range.length > 0 else { return }
    var styles: [(NSMutableParagraphStyle, NSRange)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: range) { value, run, _ in
      let style = mutableStyle(value)
      change(style)
      styles.append((style, run))
    }
    textStorage.beginEditing()
    for (style, run) in styles {
      textStorage.addAttribute(.paragraphStyle, value: style, range: run)
    }
    textStorage.endEditing()
  }

  private func mutableStyle(_ value: Any?) -> NSMutableParagraphStyle {
    (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      ?? NSMutableParagraphStyle()
  }

  func updateFontSize() {
    guard adjustsFontForContentSizeCategory else { return }
    textStorage.beginEditing()
    var fonts: [(UIFont, NSRange)] = []
    let all = NSRange(location: 0, length: editor.length)
    if hasText {
      textStorage.enumerateAttribute(.font, in: all) { value, run, _ in
        if let font = value as? UIFont { fonts.append((font.adjusted(to: traitCollection), run)) }
      }
    }
    for (font, run) in fonts { textStorage.addAttribute(.font, value: font, range: run) }
    textStorage.endEditing()
    if let font = baseAttributes[.font] as? UIFont {
      keepAttributes(baseAttributes.merging([.font: font.adjusted(to: traitCollection)]) { $1 })
    }
  }

  // MARK: Styles

  /// Adds a trait to the fonts of the selection, or removes it if all have it (TextViews.TV17).
  func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
    let range = editor.selection
    guard isEditable, range.length > 0 else { return }
    var fonts: [(UIFont, NSRange)] = []
    textStorage.enumerateAttribute(.font, in: range) { value, run, _ in
      fonts.append((value as? UIFont ?? Self.usualFont, run))
    }
    let removes = fonts.allSatisfy { $0.0.fontDescriptor.symbolicTraits.contains(trait) }
    editor.restyle(range) { storage in
      for (font, run) in fonts {
        storage.addAttribute(.font, value: font.with(trait, !removes), range: run)
      }
    }
  }

  /// Underlines the selection, or removes the underline if all of it has one (TextViews.TV17).
  func underlineSelection() {
    let range = editor.selection
    guard isEditable, range.length > 0 else { return }
    var isUnderlined = true
    textStorage.enumerateAttribute(.underlineStyle, in: range) { value, _, _ in
      if (value as? NSNumber)?.intValue ?? value as? Int ?? 0 == 0 { isUnderlined = false }
    }
    editor.restyle(range) { storage in
      if isUnderlined {
        storage.removeAttribute(.underlineStyle, range: range)
      } else {
        storage.addAttribute(
          .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      }
    }
  }
}
