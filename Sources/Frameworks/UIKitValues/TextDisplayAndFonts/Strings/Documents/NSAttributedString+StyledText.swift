import TactusDisplayList
package import TactusDocumentReading

// Styled text, as a document reader sends it (QuickLook.RD7).
extension NSAttributedString {
  /// The text with the attributes of documents; images that exceed a reader's limits are omitted.
  package var styledText: StyledText {
    var (styles, paragraphs) = (
      NumberedValues<StyledText.Style>(), NumberedValues<StyledText.Paragraph>()
    )
    var attachments: [StyledText.Attachment] = []
    var pixels = 0
    var runs: [StyledText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = StyledText.Run(
        length: range.length,
        style: styles.number(of: StyledText.Style(DocumentTextStyle(attributes))),
        paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle).map {
          paragraphs.number(of: StyledText.Paragraph($0.values))
        }, attachment: nil)
      if range.length == 1, attachments.count < ReaderLimits.textAttachments,
        let found = (attributes[.attachment] as? BaseTextAttachment)?.styledAttachment
      {
        pixels += found.picture.width * found.picture.height
        if pixels <= ReaderLimits.textPixels {
          run.attachment = attachments.count
          attachments.append(found)
        }
      }
      runs.append(run)
    }
    return StyledText(
      text: string, styles: styles.values, paragraphs: paragraphs.values,
      attachments: attachments, runs: runs)
  }

  /// Creates a string from styled text.
  package convenience init(_ styled: StyledText) {
    let text = NSMutableAttributedString(string: styled.text)
    var fonts = DocumentFonts()
    let styles = styled.styles.map { style in
      let style = DocumentTextStyle(style)
      return style.attributes(font: fonts.font(style))
    }
    let paragraphs = styled.paragraphs.map { NSParagraphStyle(ParagraphValues($0)) }
    let attachments = styled.attachments.map { BaseTextAttachment.ofDocument($0) }
    var place = 0
    text.beginEditing()
    for run in styled.runs {
      var attributes = styles[run.style]
      if let paragraph = run.paragraph { attributes[.paragraphStyle] = paragraphs[paragraph] }
      if let attachment = run.attachment { attributes[.attachment] = attachments[attachment] }
      text.setAttributes(attributes, range: NSRange(location: place, length: run.length))
      place += run.length
    }
    text.endEditing()
    self.init(attributedString: text)
  }
}

/// Distinct values in order of first occurrence.
private struct NumberedValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Returns the number of a value, added if it is new.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension BaseTextAttachment {
  /// The image and its size; nil if there is none.
  fileprivate var styledAttachment: StyledText.Attachment? {
    guard let drawing = image?.cgImage?.drawing, drawing.width <= ReaderLimits.pictureSide,
      drawing.height <= ReaderLimits.pictureSide
    else { return nil }
    let size = resolvedBounds.size
    func length(_ value: CGFloat) -> Double {
      min(max(0, Double(value)), ReaderLimits.greatestLength)
    }
    return StyledText.Attachment(
      picture: ReadPicture(width: drawing.width, height: drawing.height, pixels: drawing.pixels),
      width: length(size.width), height: length(size.height))
  }

  /// Creates the attachment of an image that a reader sent, as an instance of the class that apps
  /// know.
  fileprivate static func ofDocument(_ read: StyledText.Attachment) -> BaseTextAttachment {
    let attachment = ofDocument(Data(), type: "public.png")
    attachment.contents = nil
    attachment.image = DrawingImage(
      width: read.picture.width, height: read.picture.height, pixels: read.picture.pixels
    ).map { UIImage(cgImage: CGImage($0)) }
    attachment.bounds = CGRect(x: 0, y: 0, width: read.width, height: read.height)
    return attachment
  }
}
