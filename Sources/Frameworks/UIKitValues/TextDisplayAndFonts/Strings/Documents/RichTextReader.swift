/// A reader of RTF (Documents.RT1–RT6).
struct RichTextReader {
  private var tokens: RichTextTokenizer
  private var builder = AttributedStringBuilder()
  private var groups: [RichTextGroup] = []
  private var group: RichTextGroup
  private let plainStyle: DocumentTextStyle
  private var fonts: [Int: RichTextFont] = [:]
  private var fontNumber = 0
  private var defaultFont: Int?
  private var colors: [DocumentColor?] = []
  private var color = RichTextColor()
  private var codePage = RichTextCodePage.standard
  /// The bytes of characters not yet decoded, and the UTF-16 units of others.
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []
  /// The number of fallback characters still to skip.
  private var skippedCharacters = 0
  private var instruction: [UInt8] = []
  /// The destination of the innermost field; `nil` if it is not a link.
  private var link: String?
  private var picture = RichTextPicture()
  /// The style of the paragraph of the last text.
  private var paragraph = Self.plainParagraph
  private var paper = RichTextPaper()

  init(_ data: Data) {
    tokens = RichTextTokenizer(data)
    // The default font is Helvetica at 12 points (Documents.RT1).
    plainStyle = DocumentTextStyle(fontName: "Helvetica", size: 12)
    group = RichTextGroup(
      style: plainStyle, paragraph: Self.plainParagraph, codePage: RichTextCodePage.standard)
  }

  /// Whether bytes are rich text.
  static func recognizes(_ data: Data) -> Bool { data.starts(with: Data("{\\rtf".utf8)) }

  /// Returns the document.
  mutating func read() throws -> AttributedDocument {
    while let token = tokens.next() {
      switch token {
      case .groupStart:
        guard groups.count < AttributedDocument.maximumDepth else {
          throw AttributedDocument.error(
            .fileReadCorruptFile, "RTF",
            "groups deeper than \(AttributedDocument.maximumDepth) at byte \(tokens.offset)")
        }
        skippedCharacters = 0
        flush()
        groups.append(group)
        (group.isField, group.isIgnorable) = (false, false)
      case .groupEnd:
        skippedCharacters = 0
        flush()
        endGroup()
        // Text after the document is ignored.
        if groups.isEmpty { return document() }
      case .hexByte(let byte), .byte(let byte): receive(byte)
      case .control(let word, let number): handle(word, number)
      }
    }
    flush()
    return document()
  }

  // MARK: Groups

  private mutating func endGroup() {
    guard let outer = groups.popLast() else { return }
    switch group.destination {
    case .fieldInstruction where outer.destination != .fieldInstruction:
      link = RichTextField.link(String(decoding: instruction, as: UTF8.self))
    case .picture where outer.destination != .picture:
      if let attachment = picture.attachment {
        builder.append(attachment, outer.style)
        paragraph = outer.paragraph
      }
    default: break
    }
    if group.isField { link = nil }
    let endsFonts = group.destination == .fontTable && outer.destination != .fontTable
    group = outer
    guard endsFonts else { return }
    bytes = []
    defaultFont.map { select(font: $0) }
  }

  private mutating func document() -> AttributedDocument {
    builder.endParagraph(NSParagraphStyle(paragraph))
    var document = AttributedDocument(text: builder.build())
    document.attributes[.documentType] = NSAttributedString.DocumentType.rtf
    document.attributes.merge(paper.attributes) { $1 }
    return document
  }

  // MARK: Text

  private mutating func receive(_ byte: UInt8) {
    guard skippedCharacters == 0 else {
      skippedCharacters -= 1
      return
    }
    group.isIgnorable = false
    switch group.destination {
    case .text:
      flushUnits()
      bytes.append(byte)
    case .ignored: break
    case .fontTable:
      if byte == UInt8(ascii: ";") {
        endFont()
      } else {
        bytes.append(byte)
      }
    case .colorTable:
      guard byte == UInt8(ascii: ";") else { break }
      colors.append(color.value)
      color = RichTextColor()
    case .fieldInstruction:
      if instruction.count < RichTextField.maximumBytes { instruction.append(byte) }
    case .picture: picture.append(digit: byte)
    }
  }

  private mutating func endFont() {
    var font = fonts[fontNumber] ?? RichTextFont()
    font.name = RichTextCodePage.text(bytes, codePage: font.codePage ?? codePage)
      .trimmingCharacters(in: .whitespaces)
    bytes = []
    fonts[fontNumber] = font
  }

  private mutating func append(_ text: String) {
    flush()
    guard group.destination == .text else { return }
    write(text)
  }

  private mutating func write(_ text: String) {
    builder.append(text, group.style)
    paragraph = group.paragraph
  }

  /// Appends the pending characters.
  private mutating func flush() {
    flushUnits()
    guard !bytes.isEmpty, group.destination != .fontTable else { return }
    let text = RichTextCodePage.text(bytes, codePage: group.codePage)
    bytes = []
    write(text)
  }

  private mutating func flushUnits() {
    guard !units.isEmpty else { return }
    // An unpaired surrogate becomes a replacement character.
    let text = String(decoding: units, as: UTF16.self)
    units = []
    write(text)
  }

  private mutating func receive(unit number: Int) {
    skippedCharacters = group.fallbackLength
    guard group.destination == .text else { return }
    if !bytes.isEmpty { flush() }
    units.append(UInt16(truncatingIfNeeded: number))
  }

  // MARK: Controls

  private mutating func handle(_ word: String, _ number: Int?) {
    if word == "u", let number { return receive(unit: number) }
    if word == "bin" {
      let binary = tokens.binary(number ?? 0)
      if group.destination == .picture { picture.append(binary) }
      return
    }
    if skippedCharacters > 0 {
      skippedCharacters -= 1
      return
    }
    let isIgnorable = group.isIgnorable
    group.isIgnorable = false
    // Such a control may separate the halves of a surrogate pair.
    if word == "uc" {
      group.fallbackLength = min(64, max(0, number ?? 1))
      return
    }
    if let character = RichTextCharacters.character(word) { return append(character) }
    // Characters before the control have the previous style.
    flush()
    if enterDestination(word) { return }
    if isIgnorable {
      group.destination = .ignored
      return
    }
    switch word {
    case "*": group.isIgnorable = true
    case "par", "sect", "page", "row": endParagraph()
    case "cell":
      if group.destination == .text { append("\t") }
    case "ansicpg":
      codePage = number ?? RichTextCodePage.standard
      group.codePage = codePage
    case "mac": group.codePage = 10_000
    case "deff": defaultFont = number ?? 0
    case "f":
      if group.destination == .fontTable {
        fontNumber = number ?? 0
        bytes = []
      } else {
        select(font: number ?? 0)
      }
    case "fcharset" where group.destination == .fontTable:
      fonts[fontNumber, default: RichTextFont()].codePage = RichTextCodePage.codePage(
        charset: number ?? 0)
    case "cpg" where group.destination == .fontTable:
      fonts[fontNumber, default: RichTextFont()].codePage = number
    case "red", "green", "blue": color.set(word, number ?? 0)
    case "cf": group.style.color = documentColor(number)
    case "cb", "chcbpat", "highlight": group.style.background = documentColor(number)
    case "plain":
      group.style = plainStyle
      group.style.link = link
      defaultFont.map { select(font: $0) }
    case "pngblip": picture.type = "public.png"
    case "jpegblip": picture.type = "public.jpeg"
    case "picwgoal": picture.width = number.map { Double($0) / 20 }
    case "pichgoal": picture.height = number.map { Double($0) / 20 }
    default:
      if RichTextStyles.apply(word, number, to: &group.style) { return }
      if RichTextParagraphs.apply(word, number, to: &group.paragraph) { return }
      paper.apply(word, number)
    }
  }

  /// Enters a destination; returns whether the word names one.
  private mutating func enterDestination(_ word: String) -> Bool {
    // The content of an ignored destination is ignored as well.
    if group.destination == .ignored { return false }
    switch word {
    case "fonttbl": group.destination = .fontTable
    case "colortbl": group.destination = .colorTable
    case "stylesheet", "info", "header", "footer", "headerl", "headerr", "headerf", "footerl",
      "footerr", "footerf", "footnote", "nonshppict", "pntext", "object", "themedata",
      "expandedcolortbl", "NeXTGraphic", "annotation", "tc", "xe":
      group.destination = .ignored
    case "field":
      group.isField = true
      link = nil
    case "fldinst":
      group.destination = .fieldInstruction
      instruction = []
    case "fldrslt": group.style.link = link
    case "pict":
      group.destination = .picture
      picture = RichTextPicture()
    case "shppict": break
    default: return false
    }
    return true
  }

  private mutating func endParagraph() {
    guard group.destination == .text else { return }
    builder.append("\n", group.style)
    builder.endParagraph(NSParagraphStyle(group.paragraph))
  }

  private mutating func select(font number: Int) {
    guard let font = fonts[number] else { return }
    if !font.name.isEmpty { group.style.fontName = font.name }
    group.codePage = font.codePage ?? codePage
  }

  /// Returns a color of the table; `nil` for the automatic one.
  private func documentColor(_ number: Int?) -> DocumentColor? {
    guard let number, colors.indices.contains(number) else { return nil }
    return colors[number]
  }

  /// The style of paragraphs without controls.
  static let plainParagraph: ParagraphValues = {
    var values = ParagraphValues()
    values.tabs = []
    values.tabInterval = 36
    return values
  }()
}
