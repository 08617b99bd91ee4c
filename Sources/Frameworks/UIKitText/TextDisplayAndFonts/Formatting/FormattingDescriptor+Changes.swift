extension UITextFormattingViewController.FormattingDescriptor {
  /// Returns the descriptor of the text after a change (TextViews.TV36).
  func applying(
    _ change: UITextFormattingViewController.ChangeValue,
    styles: [UITextFormattingViewController.FormattingStyle]
  ) -> Self {
    var new = self
    switch change {
    case .undefined, .increaseIndentation, .decreaseIndentation: break
    case .bold(let isOn): new.fonts = fonts.map { $0.with(.traitBold, isOn) }.unique
    case .italic(let isOn): new.fonts = fonts.map { $0.with(.traitItalic, isOn) }.unique
    case .underline(let isOn): new.underlinePresent = isOn
    case .strikethrough(let isOn): new.strikethroughPresent = isOn
    case .font(let font): new.fonts = [font]
    case .fontSize(let size): new.fonts = fonts.map { $0.withSize(CGFloat(size)) }.unique
    case .increaseFontSize: new.fonts = fonts.map { $0.resized(by: 1) }.unique
    case .decreaseFontSize: new.fonts = fonts.map { $0.resized(by: -1) }.unique
    case .textColor(let color): new.textColors = [color]
    case .textAlignment(let alignment): new.textAlignments = [alignment]
    case .lineHeightPointSize(let height): new.lineHeight = height
    case .textList(let list): new.textLists = list.map { [$0] } ?? []
    case .highlight(let highlight): new.highlights = highlight.map { [$0] } ?? []
    case .formattingStyle(let key):
      if let style = styles.first(where: { $0.styleKey == key }) {
        let attributes = style.attributes.dictionary
        if let font = attributes[.font] as? UIFont { new.fonts = [font] }
        if let color = attributes[.foregroundColor] as? UIColor { new.textColors = [color] }
      }
      new.formattingStyleKey = key
    }
    return new
  }
}

extension UIFont {
  /// Returns the font with a trait or without it; the font itself if there is no such one.
  func with(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) }
      ?? self
  }

  /// Returns the font in a size that differs by some points, and is at least a point.
  func resized(by points: CGFloat) -> UIFont { withSize(max(1, pointSize + points)) }
}

extension [UIFont] {
  /// The fonts, each once.
  fileprivate var unique: [UIFont] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
