import TactusDocumentReading
import TactusReaderConfinement

/// The handler of the requests about one document.
final class RequestHandler {
  private var document: (any ReadDocument)?

  /// Returns the response to a request.
  func answer(_ request: ReaderRequest) -> ReaderAnswer {
    do throws(Refusal) {
      switch request {
      case .open(let kind, let password):
        guard let bytes = MappedDocument() else { throw .unreadable("the file cannot be read") }
        let new: any ReadDocument =
          switch kind {
          case .pages: try PDFFile(bytes, password: password)
          case .picture: try PictureContent(bytes)
          case .text: PlainText(bytes)
          case .table: SeparatedValues(bytes)
          case .richText, .html:
            throw .unreadable("text with attributes has a reader of its own")
          }
        document = new
        return try new.description()
      case .draw(let page, let turn, let part, let width, let height):
        guard let document else { throw .unreadable("no document is open") }
        return .pixels(
          try document.picture(
            ofPage: page, turnedBy: turn, part: part, width: width, height: height))
      case .content(let page):
        guard let document else { throw .unreadable("no document is open") }
        return .content(try document.content(ofPage: page))
      case .annotations(let page):
        guard let document else { throw .unreadable("no document is open") }
        return .objects(try document.annotations(ofPage: page))
      case .objects:
        guard let document else { throw .unreadable("no document is open") }
        let answer = ReaderAnswer.objects(try document.objects())
        guard answer.bytes.count <= ReaderLimits.answerBytes else {
          throw .tooLarge("the \(ReaderLimits.answerBytes >> 20) MB of all objects")
        }
        return answer
      case .hiding(let hidden, .draw(let page, let turn, let part, let width, let height)):
        guard let document else { throw .unreadable("no document is open") }
        return .pixels(
          try document.picture(
            ofPage: page, turnedBy: turn, part: part, width: width, height: height,
            hiding: hidden))
      case .hiding: throw .unreadable("only pictures hide annotations")
      }
    } catch {
      switch error {
      case .unreadable(let reason): return .unreadable(reason)
      case .locked: return .locked
      case .tooLarge(let limit): return .tooLarge(limit)
      }
    }
  }
}
