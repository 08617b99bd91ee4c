/// The CSS properties that attributed strings support (Documents.HT3).
enum StyleDeclarations {
  /// Applies a declaration to an element; unknown properties are ignored.
  static func apply(
    _ declaration: StyleSheet.Declaration, to element: inout HTMLElement, parentSize: Double,
    _ families: inout HTMLFontFamilies
  ) {
    let value = declaration.value
    let word = value.lowercased()
    switch declaration.name {
    case "color": DocumentColor(css: value).map { element.style.color = $0 }
    case "background", "background-color":
      DocumentColor(css: value).map { element.style.background = $0.alpha > 0 ? $0 : nil }
    case "font-family": families.fontName(value).map { element.style.fontName = $0 }
    case "font-size": StyleLength.fontSize(word, parentSize).map { element.style.size = $0 }
    case "font-weight": setWeight(word, &element.style)
    case "font-style": element.style.isItalic = word == "italic" || word.hasPrefix("oblique")
    case "font": setFont(value, &element, parentSize, &families)
    case "text-decoration", "text-decoration-line": setDecoration(word, &element.style)
    case "text-align": setAlignment(word, &element.paragraph)
    case "text-indent":
      StyleLength.points(word, element.style.size).map {
        element.paragraph.firstLineHeadIndent = element.paragraph.headIndent + CGFloat($0)
      }
    case "margin-left", "padding-left":
      StyleLength.points(word, element.style.size).map {
        element.paragraph.firstLineHeadIndent += CGFloat(max(0, $0))
        element.paragraph.headIndent += CGFloat(max(0, $0))
      }
    case "margin-top":
      StyleLength.points(word, element.style.size).map {
        element.paragraph.paragraphSpacingBefore = CGFloat(max(0, $0))
      }
    case "margin-bottom":
      StyleLength.points(word, element.style.size).map {
        element.paragraph.paragraphSpacing = CGFloat(max(0, $0))
      }
    case "margin": setMargin(word, &element)
    case "line-height": setLineHeight(word, &element)
    case "letter-spacing":
      element.style.kern = StyleLength.points(word, element.style.size) ?? 0
    case "direction":
      element.paragraph.direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "display":
      if word == "none" { element.isHidden = true }
      if word == "block" { element.isBlock = true }
      if word == "inline" { element.isBlock = false }
    case "white-space": element.isPreformatted = word.hasPrefix("pre")
    case "vertical-align": setVerticalAlignment(word, &element.style)
    default: break
    }
  }

  /// Sets the alignment of a paragraph.
  static func setAlignment(_ value: String, _ paragraph: inout ParagraphValues) {
    switch value.lowercased() {
    case "left": paragraph.alignment = .left
    case "right", "end": paragraph.alignment = .right
    case "center": paragraph.alignment = .center
    case "justify": paragraph.alignment = .justified
    case "start": paragraph.alignment = .natural
    default: break
    }
  }

  // MARK: Internals

  private static func setWeight(_ value: String, _ style: inout DocumentTextStyle) {
    switch value {
    case "bold", "bolder": style.isBold = true
    case "normal", "lighter": style.isBold = false
    default: Int(value).map { style.isBold = $0 >= 600 }
    }
  }

  private static func setDecoration(_ value: String, _ style: inout DocumentTextStyle) {
    let words = value.split(separator: " ")
    if words.contains("none") { (style.underline, style.strikethrough) = ([], []) }
    if words.contains("underline") {
      style.underline = words.contains("double") ? .double : .single
    }
    if words.contains("line-through") { style.strikethrough = .single }
  }

  private static func setVerticalAlignment(_ value: String, _ style: inout DocumentTextStyle) {
    switch value {
    case "super": style.baselineOffset = style.size / 3
    case "sub": style.baselineOffset = -style.size / 6
    case "baseline": style.baselineOffset = 0
    default: StyleLength.points(value, style.size).map { style.baselineOffset = $0 }
    }
  }

  private static func setMargin(_ value: String, _ element: inout HTMLElement) {
    let lengths = value.split(separator: " ").map {
      StyleLength.points(String($0), element.style.size) ?? 0
    }
    guard let top = lengths.first else { return }
    element.paragraph.paragraphSpacingBefore = CGFloat(max(0, top))
    element.paragraph.paragraphSpacing = CGFloat(max(0, lengths.count > 2 ? lengths[2] : top))
  }

  /// Sets the line height: a number is a factor, a length is exact.
  private static func setLineHeight(_ value: String, _ element: inout HTMLElement) {
    if let factor = Double(value) {
      element.paragraph.lineHeightMultiple = CGFloat(min(100, max(0, factor)))
    } else if let height = StyleLength.points(value, element.style.size), height > 0 {
      element.paragraph.minimumLineHeight = CGFloat(height)
      element.paragraph.maximumLineHeight = CGFloat(height)
    }
  }

  /// Applies the property `font`: a system style, or style, weight, size and families.
  private static func setFont(
    _ value: String, _ element: inout HTMLElement, _ parentSize: Double,
    _ families: inout HTMLFontFamilies
  ) {
    if let style = systemStyles[value.lowercased()] {
      let font = UIFont.preferredFont(forTextStyle: style)
      element.style.fontName = font.fontName
      element.style.size = Double(font.pointSize)
      return
    }
    var words = value.split(separator: " ")
    (element.style.isBold, element.style.isItalic) = (false, false)
    while let word = words.first?.lowercased() {
      words.removeFirst()
      let parts = word.split(separator: "/")
      if Int(word) == nil, let size = parts.first,
        let points = StyleLength.fontSize(String(size), parentSize)
      {
        element.style.size = points
        if parts.count > 1 { setLineHeight(String(parts[1]), &element) }
        break
      }
      setWeight(word, &element.style)
      if word == "italic" || word == "oblique" { element.style.isItalic = true }
    }
    families.fontName(words.joined(separator: " ")).map { element.style.fontName = $0 }
  }

  /// The CSS names of text styles.
  private static let systemStyles: [String: UIFont.TextStyle] = [
    "-apple-system-body": .body, "-apple-system-headline": .headline,
    "-apple-system-subheadline": .subheadline, "-apple-system-footnote": .footnote,
    "-apple-system-caption1": .caption1, "-apple-system-caption2": .caption2,
    "-apple-system-title1": .title1, "-apple-system-title2": .title2,
    "-apple-system-title3": .title3,
  ]
}
