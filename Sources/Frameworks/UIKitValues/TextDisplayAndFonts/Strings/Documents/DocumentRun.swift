/// A run of an attributed string that is written to a document.
struct DocumentRun {
  let text: String
  let style: DocumentTextStyle
  let attachment: BaseTextAttachment?
}

extension DocumentTextStyle {
  /// Creates the style of a string's attributes.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? AttributedText.Defaults().font
    self.init(fontName: font.fontName, size: Double(font.pointSize))
    let traits = font.fontDescriptor.symbolicTraits
    (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    underline = NSUnderlineStyle(rawValue: Self.number(attributes[.underlineStyle])?.intValue ?? 0)
    strikethrough = NSUnderlineStyle(
      rawValue: Self.number(attributes[.strikethroughStyle])?.intValue ?? 0)
    color = DocumentColor(attributes[.foregroundColor])
    background = DocumentColor(attributes[.backgroundColor])
    baselineOffset = Self.number(attributes[.baselineOffset])?.doubleValue ?? 0
    kern = Self.number(attributes[.kern])?.doubleValue ?? 0
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    default: nil
    }
  }
}
