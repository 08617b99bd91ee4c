/// A request to a reader.
package indirect enum ReaderRequest: Hashable, Sendable {
  /// Opens the document as a kind, with a password or an empty text; the first request.
  case open(DocumentContentKind, password: String)
  /// Draws a part of a page, or a file with a picture.
  ///
  /// The part is in points from the upper left corner of the page, whose shown orientation is
  /// turned further clockwise by degrees; nil is all of it.
  case draw(page: Int, turn: Int, part: PageRectangle?, width: Int, height: Int)
  /// Reads the text and the links of a page.
  case content(page: Int)
  /// Reads the annotations of a page of a PDF document.
  case annotations(page: Int)
  /// Reads all objects of a PDF document.
  case objects
  /// Answers a request to draw without some annotations of the page, by their indices.
  case hiding([Int], ReaderRequest)

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
    case .annotations(let page):
      writer.write(UInt8(4))
      writer.write(count: page)
    case .objects: writer.write(UInt8(5))
    case .hiding(let annotations, let request):
      writer.write(UInt8(6))
      let hidden = annotations.prefix(ReaderLimits.hiddenAnnotations)
      writer.write(count: hidden.count)
      for index in hidden { writer.write(count: index) }
      writer.write(bytes: request.bytes)
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
    case 4: self = .annotations(page: try reader.count(atMost: ReaderLimits.pages))
    case 5: self = .objects
    case 6:
      var hidden: [Int] = []
      for _ in 0..<(try reader.count(atMost: ReaderLimits.hiddenAnnotations, ofSize: 4)) {
        hidden.append(try reader.count(atMost: ReaderLimits.pageLinks))
      }
      let request = try ReaderRequest([UInt8](reader.slice(atMost: ReaderLimits.requestBytes)))
      guard case .draw = request else { throw .wrongAnswer }
      self = .hiding(hidden, request)
    default: throw .wrongAnswer
    }
    guard reader.isAtEnd else { throw .wrongAnswer }
  }
}
