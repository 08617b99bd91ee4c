import TactusDocumentConversion
import TactusMediaReading
import TactusPDFDocuments

/// The content of a file that is previewed.
package enum PreviewContent: Sendable {
  /// Pages, perhaps those into which a document was converted; locked ones have none yet.
  case pages(CGPDFDocument)
  /// A picture, which its reader draws in any size.
  case picture(DocumentReader, PictureFile)
  /// Separated values.
  case table(ReadTable)
  /// Text with attributes.
  case styledText(StyledText)
  /// Plain text.
  case plainText(ReadText, isSource: Bool)
  /// A film or sound, whose player has processes of its own read it, and its properties.
  case media(ConfinedFilm, MediaDescription)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - sandbox: The sandbox of its reader.
  ///   - converter: The converter of documents of office programs.
  ///   - cancellation: The signal that the result is no longer awaited, which ends a conversion.
  /// - Throws: `ReaderFailure`.
  /// - Thread: any; waits for the reader.
  package static func read(
    _ url: URL, in sandbox: ReaderSandbox = .init(), converter: DocumentConverter = .shared,
    unless cancellation: ReadingCancellation? = nil
  ) throws(ReaderFailure) -> PreviewContent {
    guard cancellation?.isCancelled != true else { throw .cancelled }
    let kind = PreviewKind(url)
    func reader(_ kind: DocumentContentKind) throws(ReaderFailure) -> DocumentReader {
      DocumentReader(try DocumentSource(path: url.path), as: kind, in: sandbox)
    }
    switch kind {
    case .pages: return .pages(try CGPDFDocument(opening: reader(.pages)))
    case .office:
      let source = try DocumentSource(path: url.path)
      let pages = try converter.pages(
        of: source, ending: url.pathExtension, unless: cancellation)
      return .pages(
        try CGPDFDocument(opening: DocumentReader(pages, as: .pages, in: sandbox)))
    case .picture:
      let reader = try reader(.picture)
      guard case .picture(let file) = try reader.open() else { throw .wrongAnswer }
      return .picture(reader, file)
    case .table:
      guard case .table(let table) = try reader(.table).open() else { throw .wrongAnswer }
      return .table(table)
    case .plainText(let isSource):
      guard case .text(let text) = try reader(.text).open() else { throw .wrongAnswer }
      return .plainText(text, isSource: isSource)
    case .styledText(let kind):
      guard case .styledText(let text) = try reader(kind).open() else { throw .wrongAnswer }
      // An empty page would not say that nothing was found in a damaged file.
      guard !text.text.isEmpty else { throw .unreadable("it has no text") }
      return .styledText(text)
    case .media:
      let film = try ConfinedFilm(path: url.path, in: sandbox)
      return .media(film, try film.describe())
    case .other: throw .unreadable("nothing here reads files of this kind")
    }
  }
}
