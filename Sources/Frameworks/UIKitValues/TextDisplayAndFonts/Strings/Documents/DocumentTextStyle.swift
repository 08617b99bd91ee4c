/// The style of text in a document, without that of its paragraph.
struct DocumentTextStyle: Hashable {
  /// The name of a font or of a family.
  var fontName: String
  /// The size of the font in points.
  var size: Double
  var isBold = false
  var isItalic = false
  var underline: NSUnderlineStyle = []
  var strikethrough: NSUnderlineStyle = []
  var color: DocumentColor?
  var background: DocumentColor?
  /// The distance above the baseline in points.
  var baselineOffset = 0.0
  /// The additional distance between characters in points.
  var kern = 0.0
  /// The destination of a link.
  var link: String?

  /// Returns the attributes of a string.
  func attributes(font: UIFont) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if !underline.isEmpty { attributes[.underlineStyle] = NSNumber(value: underline.rawValue) }
    if !strikethrough.isEmpty {
      attributes[.strikethroughStyle] = NSNumber(value: strikethrough.rawValue)
    }
    if let color { attributes[.foregroundColor] = color.uiColor }
    if let background { attributes[.backgroundColor] = background.uiColor }
    if baselineOffset != 0 { attributes[.baselineOffset] = NSNumber(value: baselineOffset) }
    if kern != 0 { attributes[.kern] = NSNumber(value: kern) }
    if let link {
      if let url = URL(string: link) {
        attributes[.link] = url
      } else {
        attributes[.link] = link
      }
    }
    return attributes
  }
}
