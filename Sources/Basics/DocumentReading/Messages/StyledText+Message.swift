// Text with attributes as bytes.

extension MessageWriter {
  mutating func write(_ styled: StyledText) {
    write(styled.text)
    write(count: styled.styles.count)
    for style in styled.styles { write(style) }
    write(count: styled.paragraphs.count)
    for paragraph in styled.paragraphs { write(paragraph) }
    write(count: styled.attachments.count)
    for attachment in styled.attachments {
      write(attachment.picture)
      write(attachment.width)
      write(attachment.height)
    }
    write(count: styled.runs.count)
    for run in styled.runs {
      write(count: run.length)
      write(count: run.style)
      write(number: run.paragraph)
      write(number: run.attachment)
    }
  }

  mutating func write(_ picture: ReadPicture) {
    write(count: picture.width)
    write(count: picture.height)
    write(bytes: picture.pixels)
  }

  private mutating func write(_ style: StyledText.Style) {
    write(style.fontName)
    write(style.size)
    write(style.isBold)
    write(style.isItalic)
    write(count: style.underline)
    write(count: style.strikethrough)
    for color in [style.color, style.background] {
      write(color != nil)
      guard let color else { continue }
      for component in [color.red, color.green, color.blue, color.alpha] { write(component) }
    }
    write(style.baselineOffset)
    write(style.kern)
    write(style.link != nil)
    if let link = style.link { write(link) }
  }

  private mutating func write(_ paragraph: StyledText.Paragraph) {
    write(count: paragraph.alignment)
    write(count: paragraph.direction + 1)
    for length in paragraph.lengths { write(length) }
    write(count: paragraph.tabs.count)
    for tab in paragraph.tabs {
      write(count: tab.alignment)
      write(tab.location)
    }
  }

  private mutating func write(number: Int?) {
    write(number != nil)
    if let number { write(count: number) }
  }
}

extension MessageReader {
  mutating func styledText() throws(ReaderFailure) -> StyledText {
    let text = try text(atMost: ReaderLimits.answerBytes)
    var styles: [StyledText.Style] = []
    for _ in 0..<(try count(atMost: ReaderLimits.textRuns, ofSize: 41)) {
      styles.append(try style())
    }
    var paragraphs: [StyledText.Paragraph] = []
    for _ in 0..<(try count(atMost: ReaderLimits.textRuns, ofSize: 92)) {
      paragraphs.append(try paragraph())
    }
    var attachments: [StyledText.Attachment] = []
    var pixels = 0
    for _ in 0..<(try count(atMost: ReaderLimits.textAttachments, ofSize: 32)) {
      let picture = try picture()
      pixels += picture.width * picture.height
      guard pixels <= ReaderLimits.textPixels else { throw .wrongAnswer }
      let (width, height) = (try length(), try length())
      guard width >= 0, height >= 0 else { throw .wrongAnswer }
      attachments.append(StyledText.Attachment(picture: picture, width: width, height: height))
    }
    var runs: [StyledText.Run] = []
    var length = 0
    for _ in 0..<(try count(atMost: ReaderLimits.textRuns, ofSize: 10)) {
      let run = StyledText.Run(
        length: try count(atMost: ReaderLimits.answerBytes),
        style: try index(of: styles.count),
        paragraph: try flag() ? index(of: paragraphs.count) : nil,
        attachment: try flag() ? index(of: attachments.count) : nil)
      guard run.length > 0, run.attachment == nil || run.length == 1 else { throw .wrongAnswer }
      length += run.length
      runs.append(run)
    }
    // Runs that end elsewhere would end the app.
    guard length == text.utf16.count else { throw .wrongAnswer }
    return StyledText(
      text: text, styles: styles, paragraphs: paragraphs, attachments: attachments, runs: runs)
  }

  mutating func picture() throws(ReaderFailure) -> ReadPicture {
    let width = try count(atMost: ReaderLimits.pictureSide)
    let height = try count(atMost: ReaderLimits.pictureSide)
    let pixels = try slice(atMost: 4 * ReaderLimits.picturePixels)
    guard width > 0, height > 0, pixels.count == 4 * width * height else { throw .wrongAnswer }
    return ReadPicture(width: width, height: height, pixels: Array(pixels))
  }

  private mutating func style() throws(ReaderFailure) -> StyledText.Style {
    var style = StyledText.Style(
      fontName: try text(atMost: ReaderLimits.fontNameBytes), size: try double())
    guard style.size > 0, style.size <= ReaderLimits.greatestLength else { throw .wrongAnswer }
    (style.isBold, style.isItalic) = (try flag(), try flag())
    style.underline = try count(atMost: ReaderLimits.greatestLineStyle)
    style.strikethrough = try count(atMost: ReaderLimits.greatestLineStyle)
    style.color = try flag() ? color() : nil
    style.background = try flag() ? color() : nil
    (style.baselineOffset, style.kern) = (try length(), try length())
    style.link = try flag() ? text(atMost: ReaderLimits.addressBytes) : nil
    return style
  }

  private mutating func color() throws(ReaderFailure) -> StyledText.Color {
    let color = StyledText.Color(
      red: try double(), green: try double(), blue: try double(), alpha: try double())
    guard [color.red, color.green, color.blue, color.alpha].allSatisfy({ $0 >= 0 && $0 <= 1 })
    else { throw .wrongAnswer }
    return color
  }

  private mutating func paragraph() throws(ReaderFailure) -> StyledText.Paragraph {
    var paragraph = StyledText.Paragraph()
    paragraph.alignment = try count(atMost: ReaderLimits.greatestAlignment)
    paragraph.direction = try count(atMost: 2) - 1
    for index in paragraph.lengths.indices { paragraph.lengths[index] = try length() }
    for _ in 0..<(try count(atMost: ReaderLimits.paragraphTabs, ofSize: 12)) {
      paragraph.tabs.append(
        StyledText.Tab(
          alignment: try count(atMost: ReaderLimits.greatestAlignment), location: try length()))
    }
    return paragraph
  }

  private mutating func length() throws(ReaderFailure) -> Double {
    let length = try double()
    guard abs(length) <= ReaderLimits.greatestLength else { throw .wrongAnswer }
    return length
  }

  private mutating func index(of count: Int) throws(ReaderFailure) -> Int {
    let index = Int(try number())
    guard index < count else { throw .wrongAnswer }
    return index
  }
}
