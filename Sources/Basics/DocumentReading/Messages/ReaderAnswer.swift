/// A response of a reader.
///
/// It is not trusted: it may be anything once a document has made the reader's libraries fail.
package enum ReaderAnswer: Hashable, Sendable {
  /// The document has pages.
  case pages(PagedDocument)
  /// The document is a picture.
  case picture(PictureFile)
  /// The document is a text.
  case text(ReadText)
  /// The document is a table.
  case table(ReadTable)
  /// The document is a text with attributes.
  case styledText(StyledText)
  /// A page, or the picture, as pixels.
  case pixels(ReadPicture)
  /// The text and the links of a page.
  case content(PageContent)
  /// Objects of a PDF document.
  case objects(PDFObjects)
  /// The document is damaged, or of another kind; the text says so.
  case unreadable(String)
  /// The document needs another password.
  case locked
  /// The document exceeds a limit, which the text names.
  case tooLarge(String)

  /// The bytes of the response.
  package var bytes: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .pages(let document):
      writer.write(UInt8(1))
      writer.write(document)
    case .picture(let file):
      writer.write(UInt8(2))
      writer.write(count: file.width)
      writer.write(count: file.height)
      writer.write(file.format)
    case .text(let text):
      writer.write(UInt8(3))
      writer.write(text.text)
      writer.write(text.encoding)
      writer.write(text.isCut)
    case .table(let table):
      writer.write(UInt8(4))
      writer.write(count: table.rows.count)
      for row in table.rows {
        writer.write(count: row.count)
        for value in row { writer.write(value) }
      }
      writer.write(table.isCut)
    case .pixels(let picture):
      writer.write(UInt8(5))
      writer.write(picture)
    case .content(let content):
      writer.write(UInt8(6))
      writer.write(content)
    case .unreadable(let reason):
      writer.write(UInt8(7))
      writer.write(reason)
    case .locked: writer.write(UInt8(8))
    case .tooLarge(let limit):
      writer.write(UInt8(9))
      writer.write(limit)
    case .styledText(let text):
      writer.write(UInt8(10))
      writer.write(text)
    case .objects(let objects):
      writer.write(UInt8(11))
      writer.write(objects)
    }
    return writer.bytes
  }

  /// Reads a response.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - pages: The number of the document's pages, if it is known, to which links may lead.
  /// - Throws: `ReaderFailure.wrongAnswer`.
  package init(_ bytes: [UInt8], ofPages pages: Int = 0) throws(ReaderFailure) {
    var reader = MessageReader(bytes[...])
    switch try reader.byte() {
    case 1: self = .pages(try reader.document())
    case 2:
      let width = try reader.count(atMost: Int(Int32.max))
      let height = try reader.count(atMost: Int(Int32.max))
      guard width > 0, height > 0,
        width.multipliedReportingOverflow(by: height).partialValue
          <= ReaderLimits.filePixels
      else { throw .wrongAnswer }
      self = .picture(
        PictureFile(width: width, height: height, format: try reader.text(atMost: 64)))
    case 3:
      // An encoding of one byte may take three in UTF-8.
      let text = try reader.text(atMost: 3 * ReaderLimits.textBytes)
      self = .text(
        ReadText(text: text, encoding: try reader.text(atMost: 64), isCut: try reader.flag()))
    case 4:
      var rows: [[String]] = []
      for _ in 0..<(try reader.count(atMost: ReaderLimits.tableRows, ofSize: 4)) {
        var row: [String] = []
        for _ in 0..<(try reader.count(atMost: ReaderLimits.tableColumns, ofSize: 4)) {
          row.append(try reader.text(atMost: 4 * ReaderLimits.valueCharacters))
        }
        rows.append(row)
      }
      self = .table(ReadTable(rows: rows, isCut: try reader.flag()))
    case 5: self = .pixels(try reader.picture())
    case 6: self = .content(try reader.content(ofPages: pages))
    case 7: self = .unreadable(try reader.text(atMost: 1_024))
    case 8: self = .locked
    case 9: self = .tooLarge(try reader.text(atMost: 1_024))
    case 10: self = .styledText(try reader.styledText())
    case 11: self = .objects(try reader.pdfObjects())
    default: throw .wrongAnswer
    }
    guard reader.isAtEnd else { throw .wrongAnswer }
  }
}
