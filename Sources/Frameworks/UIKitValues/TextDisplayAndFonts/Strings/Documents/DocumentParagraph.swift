/// A paragraph of an attributed string that is written to a document.
struct DocumentParagraph {
  let style: NSParagraphStyle
  var runs: [DocumentRun] = []
  /// The style of the separator at the end; `nil` for a last paragraph without one.
  var separator: DocumentTextStyle?

  /// Returns the paragraphs in a range; text that ends with a separator has no empty last one.
  static func paragraphs(
    of string: NSAttributedString, in range: NSRange
  ) -> [DocumentParagraph] {
    let text = string.string as NSString
    var paragraphs: [DocumentParagraph] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var (end, contentsEnd) = (0, 0)
      text.getParagraphStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
      end = max(place + 1, min(end, NSMaxRange(range)))
      contentsEnd = min(contentsEnd, end)
      let attributes = string.attributes(at: place, effectiveRange: nil)
      var paragraph = DocumentParagraph(
        style: attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
      string.enumerateAttributes(in: NSRange(location: place, length: contentsEnd - place)) {
        attributes, part, _ in
        paragraph.runs.append(
          DocumentRun(
            text: text.substring(with: part), style: DocumentTextStyle(attributes),
            attachment: attributes[.attachment] as? BaseTextAttachment))
      }
      if end > contentsEnd {
        paragraph.separator = DocumentTextStyle(
          string.attributes(at: contentsEnd, effectiveRange: nil))
      }
      paragraphs.append(paragraph)
      place = end
    }
    return paragraphs
  }
}
