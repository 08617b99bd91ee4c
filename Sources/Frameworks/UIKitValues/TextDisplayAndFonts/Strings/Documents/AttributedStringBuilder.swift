/// An attributed string that is built from pieces of text, paragraph by paragraph.
struct AttributedStringBuilder {
  private var text = ""
  private var length = 0
  private var runs: [Run] = []
  /// The index of the first run of the current paragraph.
  private var paragraphStart = 0
  private var fonts = DocumentFonts()
  private var attributes: [DocumentTextStyle: [NSAttributedString.Key: Any]] = [:]

  /// A piece of text with equal attributes.
  private struct Run {
    var range: NSRange
    var style: DocumentTextStyle
    var attachment: BaseTextAttachment?
    var paragraph: NSParagraphStyle?
  }

  /// Whether the current paragraph has no text yet.
  var isAtParagraphStart: Bool { paragraphStart == runs.count }
  /// The last scalar; `nil` for an empty text.
  ///
  /// Finding the last character would take time in proportion to its combining marks.
  var lastScalar: Unicode.Scalar? { text.unicodeScalars.last }

  /// Appends text to the current paragraph.
  mutating func append(_ piece: String, _ style: DocumentTextStyle) {
    guard !piece.isEmpty else { return }
    let range = NSRange(location: length, length: piece.utf16.count)
    text += piece
    length += range.length
    if let last = runs.indices.last, last >= paragraphStart, runs[last].style == style,
      runs[last].attachment == nil
    {
      runs[last].range.length += range.length
    } else {
      runs.append(Run(range: range, style: style))
    }
  }

  /// Appends an attachment to the current paragraph.
  mutating func append(_ attachment: BaseTextAttachment, _ style: DocumentTextStyle) {
    text += "\u{FFFC}"
    runs.append(
      Run(range: NSRange(location: length, length: 1), style: style, attachment: attachment))
    length += 1
  }

  /// Removes spaces from the end of the current paragraph.
  mutating func removeTrailingSpaces() { while removeLast(" ") {} }

  /// Removes a scalar of one UTF-16 unit from the end of the current paragraph; returns whether it
  /// was there.
  @discardableResult
  mutating func removeLast(_ scalar: Unicode.Scalar) -> Bool {
    guard text.unicodeScalars.last == scalar, let last = runs.indices.last, last >= paragraphStart
    else { return false }
    text.unicodeScalars.removeLast()
    length -= 1
    runs[last].range.length -= 1
    if runs[last].range.length == 0 { runs.removeLast() }
    return true
  }

  /// Applies the paragraph style to the current paragraph, and starts the next one.
  mutating func endParagraph(_ paragraph: NSParagraphStyle) {
    for index in paragraphStart..<runs.count { runs[index].paragraph = paragraph }
    paragraphStart = runs.count
  }

  /// Returns the string.
  mutating func build() -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: text)
    string.beginEditing()
    for run in runs {
      var attributes = attributes(run.style)
      if let attachment = run.attachment { attributes[.attachment] = attachment }
      if let paragraph = run.paragraph { attributes[.paragraphStyle] = paragraph }
      string.setAttributes(attributes, range: run.range)
    }
    string.endEditing()
    return string
  }

  private mutating func attributes(
    _ style: DocumentTextStyle
  ) -> [NSAttributedString.Key: Any] {
    if let known = attributes[style] { return known }
    let new = style.attributes(font: fonts.font(style))
    attributes[style] = new
    return new
  }
}
