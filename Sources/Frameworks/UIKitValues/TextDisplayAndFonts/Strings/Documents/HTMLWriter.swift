/// A writer of HTML (Documents.HT7).
struct HTMLWriter {
  /// Returns the HTML of a range of a string, in UTF-8.
  static func data(_ string: NSAttributedString, in range: NSRange) -> Data {
    var text = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"
    for paragraph in DocumentParagraph.paragraphs(of: string, in: range) {
      let contents = paragraph.runs.map(html).joined()
      // A last paragraph without a separator is not an element, because that would imply one.
      if paragraph.separator == nil, paragraph.style.values == NSParagraphStyle.default.values {
        text += contents
      } else {
        // A line break at the end of a block starts no line, and a block without text is omitted.
        let isOpen = contents.isEmpty || paragraph.runs.last?.text.hasSuffix("\u{2028}") == true
        let ending = isOpen ? "<br>" : ""
        text += "<p style=\"\(style(paragraph.style))\">\(contents)\(ending)</p>\n"
      }
    }
    return Data((text + "</body>\n</html>\n").utf8)
  }

  // MARK: Internals

  private static func html(_ run: DocumentRun) -> String {
    let contents = run.attachment.map(html) ?? escaped(run.text)
    let span = "<span style=\"\(style(run.style))\">\(contents)</span>"
    return run.style.link.map { "<a href=\"\(escaped($0))\">\(span)</a>" } ?? span
  }

  /// Returns an attachment with an image; others have no HTML form.
  private static func html(_ attachment: BaseTextAttachment) -> String {
    guard let image = attachment.image, let data = image.pngData() else { return "" }
    let size = attachment.resolvedBounds.size
    return "<img width=\"\(number(size.width))\" height=\"\(number(size.height))\" "
      + "src=\"data:image/png;base64,\(data.base64EncodedString())\">"
  }

  private static func style(_ style: DocumentTextStyle) -> String {
    var parts = ["font-family:'\(escaped(style.fontName.filter { $0 != "'" }))'"]
    parts.append("font-size:\(number(CGFloat(style.size)))px")
    parts.append("font-weight:\(style.isBold ? "bold" : "normal")")
    if style.isItalic { parts.append("font-style:italic") }
    var lines: [String] = []
    if !style.underline.isEmpty { lines.append("underline") }
    if !style.strikethrough.isEmpty { lines.append("line-through") }
    if style.link != nil || !lines.isEmpty {
      parts.append("text-decoration:\(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    }
    if let color = style.color { parts.append("color:\(css(color))") }
    if let color = style.background { parts.append("background-color:\(css(color))") }
    if style.baselineOffset != 0 {
      parts.append("vertical-align:\(number(CGFloat(style.baselineOffset)))px")
    }
    if style.kern != 0 { parts.append("letter-spacing:\(number(CGFloat(style.kern)))px") }
    parts.append("white-space:pre-wrap")
    return parts.joined(separator: ";")
  }

  private static func style(_ style: NSParagraphStyle) -> String {
    var parts = [
      "margin:\(number(style.paragraphSpacingBefore))px 0 \(number(style.paragraphSpacing))px"
    ]
    switch style.alignment {
    case .left: parts.append("text-align:left")
    case .center: parts.append("text-align:center")
    case .right: parts.append("text-align:right")
    case .justified: parts.append("text-align:justify")
    case .natural: break
    }
    if style.baseWritingDirection != .natural {
      parts.append("direction:\(style.baseWritingDirection == .rightToLeft ? "rtl" : "ltr")")
    }
    if style.headIndent > 0 { parts.append("margin-left:\(number(style.headIndent))px") }
    let first = style.firstLineHeadIndent - style.headIndent
    if first != 0 { parts.append("text-indent:\(number(first))px") }
    if style.lineHeightMultiple > 0 {
      parts.append("line-height:\(number(style.lineHeightMultiple))")
    } else if style.minimumLineHeight > 0 {
      parts.append("line-height:\(number(style.minimumLineHeight))px")
    }
    return parts.joined(separator: ";")
  }

  private static func css(_ color: DocumentColor) -> String {
    let bytes = color.bytes
    return color.alpha == 1
      ? "rgb(\(bytes.red),\(bytes.green),\(bytes.blue))"
      : "rgba(\(bytes.red),\(bytes.green),\(bytes.blue),\(number(CGFloat(color.alpha))))"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
