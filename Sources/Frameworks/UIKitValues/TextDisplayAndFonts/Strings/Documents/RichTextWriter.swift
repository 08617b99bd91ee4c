/// A writer of RTF (Documents.RT7).
struct RichTextWriter {
  private var body = ""
  private var fonts: [String] = []
  private var colors: [DocumentColor] = []

  /// Returns the RTF of a range of a string.
  static func data(
    _ string: NSAttributedString, in range: NSRange,
    attributes: [NSAttributedString.DocumentAttributeKey: Any]
  ) -> Data {
    var writer = RichTextWriter()
    for paragraph in DocumentParagraph.paragraphs(of: string, in: range) {
      writer.body += "\\pard" + paragraphControls(paragraph.style) + "\n"
      for run in paragraph.runs { writer.write(run) }
      if let style = paragraph.separator {
        writer.body += "{\(writer.styleControls(style))\\par}\n"
      }
    }
    return Data(writer.document(attributes).utf8)
  }

  // MARK: Internals

  private func document(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
    var text = "{\\rtf1\\ansi\\ansicpg1252\\deff0\n{\\fonttbl"
    for (number, name) in fonts.enumerated() {
      text += "{\\f\(number)\\fnil\\fcharset0\\uc0 \(Self.escaped(name));}"
    }
    text += "}\n{\\colortbl;"
    for color in colors.map(\.bytes) {
      text += "\\red\(color.red)\\green\(color.green)\\blue\(color.blue);"
    }
    text += "}\n"
    if let size = (attributes[.paperSize] as? NSValue)?.cgSizeValue {
      text += "\\paperw\(Self.twips(size.width))\\paperh\(Self.twips(size.height))"
    }
    if let margin = (attributes[.paperMargin] as? NSValue)?.uiEdgeInsetsValue {
      text += "\\margl\(Self.twips(margin.left))\\margr\(Self.twips(margin.right))"
      text += "\\margt\(Self.twips(margin.top))\\margb\(Self.twips(margin.bottom))\n"
    }
    return text + body + "}"
  }

  private mutating func write(_ run: DocumentRun) {
    if let attachment = run.attachment { return write(attachment) }
    if let link = run.style.link {
      let address = Self.escaped(link.filter { $0 != "\"" })
      body += "{\\field{\\*\\fldinst{\\uc0 HYPERLINK \"\(address)\"}}{\\fldrslt "
    }
    let controls = styleControls(run.style)
    body += "{\(controls)\\uc0 \(Self.escaped(run.text))}"
    if run.style.link != nil { body += "}}" }
  }

  /// Writes an attachment with an image; others have no RTF form.
  private mutating func write(_ attachment: BaseTextAttachment) {
    guard let image = attachment.image, let data = image.pngData() else { return }
    let size = attachment.resolvedBounds.size
    body += "{\\pict\\pngblip\\picwgoal\(Self.twips(size.width))\\pichgoal"
    body += "\(Self.twips(size.height)) "
    body += data.map { Self.hex($0) }.joined() + "}"
  }

  private mutating func styleControls(_ style: DocumentTextStyle) -> String {
    var text = "\\f\(Self.number(of: style.fontName, in: &fonts))"
    text += "\\fs\(Int((style.size * 2).rounded()))"
    if style.isBold { text += "\\b" }
    if style.isItalic { text += "\\i" }
    if !style.underline.isEmpty { text += "\\" + Self.underlineWord(style.underline) }
    if !style.strikethrough.isEmpty {
      text += style.strikethrough.contains(.double) ? "\\striked1" : "\\strike"
    }
    if let color = style.color { text += "\\cf\(Self.number(of: color, in: &colors) + 1)" }
    if let color = style.background {
      text += "\\cb\(Self.number(of: color, in: &colors) + 1)"
    }
    let rise = Int((style.baselineOffset * 2).rounded())
    if rise != 0 { text += rise > 0 ? "\\up\(rise)" : "\\dn\(-rise)" }
    if style.kern != 0 { text += "\\expndtw\(Self.twips(style.kern))" }
    return text
  }

  private static func paragraphControls(_ style: NSParagraphStyle) -> String {
    var text = ""
    for tab in style.values.tabs { text += "\\tx\(twips(tab.location))" }
    let interval = style.defaultTabInterval
    text += "\\pardeftab\(twips(interval))"
    switch style.alignment {
    case .left: text += "\\ql"
    case .center: text += "\\qc"
    case .right: text += "\\qr"
    case .justified: text += "\\qj"
    case .natural: text += "\\qnatural"
    }
    switch style.baseWritingDirection {
    case .natural: break
    case .leftToRight: text += "\\ltrpar"
    case .rightToLeft: text += "\\rtlpar"
    }
    if style.headIndent != 0 { text += "\\li\(twips(style.headIndent))" }
    let first = style.firstLineHeadIndent - style.headIndent
    if first != 0 { text += "\\fi\(twips(first))" }
    if style.tailIndent < 0 { text += "\\ri\(twips(-style.tailIndent))" }
    if style.paragraphSpacingBefore > 0 { text += "\\sb\(twips(style.paragraphSpacingBefore))" }
    if style.paragraphSpacing > 0 { text += "\\sa\(twips(style.paragraphSpacing))" }
    if style.lineSpacing > 0 { text += "\\slleading\(twips(style.lineSpacing))" }
    return text + lineHeightControls(style)
  }

  private static func lineHeightControls(_ style: NSParagraphStyle) -> String {
    if style.lineHeightMultiple > 0 {
      return "\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1"
    }
    guard style.minimumLineHeight > 0 else { return "" }
    let isExact = style.maximumLineHeight == style.minimumLineHeight
    return "\\sl\(isExact ? "-" : "")\(twips(style.minimumLineHeight))"
  }

  private static func number<Value: Equatable>(of value: Value, in all: inout [Value]) -> Int {
    if let known = all.firstIndex(of: value) { return known }
    all.append(value)
    return all.count - 1
  }

  private static func underlineWord(_ style: NSUnderlineStyle) -> String {
    let words = RichTextStyles.underlines.filter { $0.value == style }.map(\.key).sorted()
    return words.first { $0 != "ulwave" } ?? "ul"
  }

  private static func twips(_ points: CGFloat) -> Int {
    Int((min(10_000, max(-10_000, points)) * 20).rounded())
  }

  /// Returns text with controls for all characters that are not printable ASCII.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case UInt16(UInt8(ascii: "\\")), UInt16(UInt8(ascii: "{")), UInt16(UInt8(ascii: "}")):
        result += "\\\(Character(UnicodeScalar(UInt8(unit))))"
      case UInt16(UInt8(ascii: "\t")): result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789abcdef")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }
}
