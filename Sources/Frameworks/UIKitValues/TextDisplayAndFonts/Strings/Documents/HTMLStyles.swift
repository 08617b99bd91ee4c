/// The default styles of HTML elements (Documents.HT2).
enum HTMLStyles {
  /// The color of links.
  ///
  /// - Source: printed values of imported links. Confidence: measured by others.
  static let linkColor = DocumentColor(red: 0, green: 0, blue: 14.0 / 15)

  /// The style of text outside of all elements.
  static let text = DocumentTextStyle(fontName: "Times New Roman", size: 12, color: .black)

  /// The style of paragraphs outside of all elements.
  static let paragraph: ParagraphValues = {
    var values = ParagraphValues()
    values.tabs = []
    values.tabInterval = 36
    return values
  }()

  /// The block elements.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dir", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  /// Applies the style of an element.
  static func apply(_ name: String, to element: inout HTMLElement) {
    element.isBlock = blocks.contains(name)
    if element.isBlock {
      (element.paragraph.paragraphSpacing, element.paragraph.paragraphSpacingBefore) = (0, 0)
    }
    if let heading = headings[name] {
      element.style.size = element.style.size * heading.scale
      element.style.isBold = true
      element.paragraph.paragraphSpacing = CGFloat(element.style.size * heading.margin)
    }
    switch name {
    case "b", "strong": element.style.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": element.style.isItalic = true
    case "u", "ins": element.style.underline = .single
    case "s", "strike", "del": element.style.strikethrough = .single
    case "code", "kbd", "samp", "tt": element.style.fontName = "Courier"
    case "small": element.style.size *= 5.0 / 6
    case "big": element.style.size *= 1.2
    case "sub", "sup":
      element.style.baselineOffset = element.style.size * (name == "sup" ? 1.0 / 3 : -1.0 / 6)
      element.style.size *= 5.0 / 6
    case "mark": element.style.background = DocumentColor(red: 1, green: 1, blue: 0)
    case "center", "caption": element.paragraph.alignment = .center
    case "p": element.paragraph.paragraphSpacing = CGFloat(element.style.size)
    case "th":
      element.style.isBold = true
      element.paragraph.alignment = .center
    case "pre":
      element.style.fontName = "Courier"
      element.isPreformatted = true
    case "blockquote", "dd": indent(&element.paragraph, by: quoteIndent)
    case "ul", "ol", "menu", "dir":
      element.listDepth += 1
      element.nextNumber = name == "ol" ? 1 : nil
    case "li": beginItem(&element)
    case "head", "script", "style", "title", "template", "noscript", "object", "iframe", "select",
      "textarea", "video", "audio", "canvas", "svg":
      element.isHidden = true
    default: break
    }
  }

  // MARK: Internals

  /// The sizes of headings, and the margins below them, as factors.
  ///
  /// - Source: the style sheet that the HTML standard suggests. Confidence: documented.
  private static let headings: [String: (scale: Double, margin: Double)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
    "h6": (0.67, 2.33),
  ]

  /// The indent of quotations in points.
  ///
  /// - Source: the style sheet that the HTML standard suggests. Confidence: documented.
  private static let quoteIndent: CGFloat = 40
  /// The positions of an item's marker and text, and the distance between levels, in points.
  ///
  /// - Source: printed values of imported lists. Confidence: measured by others.
  private static let markerPosition: CGFloat = 11, itemIndent: CGFloat = 36

  private static func indent(_ paragraph: inout ParagraphValues, by width: CGFloat) {
    paragraph.headIndent += width
    paragraph.firstLineHeadIndent += width
  }

  private static func beginItem(_ element: inout HTMLElement) {
    let outer = CGFloat(max(0, element.listDepth - 1)) * itemIndent
    element.paragraph.firstLineHeadIndent = 0
    element.paragraph.headIndent = outer + itemIndent
    element.paragraph.tabs = [outer + markerPosition, outer + itemIndent].map {
      NSTextTab(textAlignment: .left, location: $0)
    }
  }
}
