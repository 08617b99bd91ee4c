/// A request to a reader.
package enum ReaderRequest: Hashable, Sendable {
  /// Opens the document as a kind, with a password or an empty text; the first request.
  case open(DocumentContentKind, password: String)
  /// Draws a part of a page, or a file with a picture.
  ///
  /// The part is in points from the upper left corner of the page, which is turned clockwise by
  /// degrees more than it is shown; nil is all of it.
  case draw(page: Int, turn: Int, part: PageRectangle?, width: Int, height: Int)
  /// Reads the text and the links of a page.
  case content(page: Int)

  /// The bytes of the request.
  package var bytes: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .open(let kind, let password):
      writer.write(UInt8(1))
      writer.write(kind.rawValue)
      writer.write(password)
    case .draw(let page, let turn, let part, let width, let height):
      writer.write(UInt8(2))
      writer.write(count: page)
      writer.write(count: turn)
      writer.write(part != nil)
      if let part { writer.write(part) }
      writer.write(count: width)
      writer.write(count: height)
    case .content(let page):
      writer.write(UInt8(3))
      writer.write(count: page)
    }
    return writer.bytes
  }

  /// Reads a request.
  ///
  /// - Throws: `ReaderFailure.wrongAnswer`.
  package init(_ bytes: [UInt8]) throws(ReaderFailure) {
    var reader = MessageReader(bytes[...])
    switch try reader.byte() {
    case 1:
      guard let kind = DocumentContentKind(rawValue: try reader.byte()) else { throw .wrongAnswer }
      self = .open(kind, password: try reader.text(atMost: ReaderLimits.requestBytes))
    case 2:
      let page = try reader.count(atMost: ReaderLimits.pages)
      let turn = try reader.count(atMost: 270)
      let part = try reader.flag() ? reader.rectangle() : nil
      let width = try reader.count(atMost: ReaderLimits.pictureSide)
      let height = try reader.count(atMost: ReaderLimits.pictureSide)
      guard turn % 90 == 0, width > 0, height > 0, width * height <= ReaderLimits.picturePixels
      else { throw .wrongAnswer }
      self = .draw(page: page, turn: turn, part: part, width: width, height: height)
    case 3: self = .content(page: try reader.count(atMost: ReaderLimits.pages))
    default: throw .wrongAnswer
    }
    guard reader.isAtEnd else { throw .wrongAnswer }
  }
}
