/// A response of a reader of films.
///
/// It is not trusted: it may be anything once a film has made the reader's libraries fail.
package enum MediaAnswer: Equatable, Sendable {
  /// The properties of the film.
  case description(MediaDescription)
  /// A picture.
  case picture(VideoPicture)
  /// Interleaved frames of stereo.
  case sound([Float])
  /// The next subtitles, and whether they are the last ones.
  case subtitles([Subtitle], isOver: Bool)
  /// The film is not read; the text says why.
  case failed(String)
  /// Nothing arrived within the time limit.
  case timedOut

  /// The bytes of the response.
  package var bytes: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .description(let description):
      writer.write(UInt8(1))
      writer.write(description)
    case .picture(let picture):
      writer.write(UInt8(2))
      writer.write(picture.time)
      writer.write(count: picture.size.width)
      writer.write(count: picture.size.height)
      writer.write(bytes: picture.pixels)
    case .sound(let frames):
      writer.write(UInt8(3))
      writer.write(bytes: frames.withUnsafeBytes { Array($0) })
    case .subtitles(let texts, let isOver):
      writer.write(UInt8(4))
      writer.write(count: texts.count)
      for text in texts {
        writer.write(text.start)
        writer.write(text.end)
        writer.write(text.text)
      }
      writer.write(isOver)
    case .failed(let reason):
      writer.write(UInt8(5))
      writer.write(reason)
    case .timedOut: writer.write(UInt8(6))
    }
    return writer.bytes
  }

  /// Reads a response.
  ///
  /// - Throws: `ReaderFailure.wrongAnswer`.
  package init(_ bytes: [UInt8]) throws(ReaderFailure) {
    var reader = MessageReader(bytes[...])
    switch try reader.byte() {
    case 1: self = .description(try reader.mediaDescription())
    case 2:
      let time = try reader.integer(in: 0...MediaLimits.longest)
      let width = try reader.count(atMost: VideoSize.largestSide)
      let height = try reader.count(atMost: VideoSize.largestSide)
      let pixels = try reader.slice(atMost: 4 * ReaderLimits.picturePixels)
      guard width > 0, height > 0, pixels.count == 4 * width * height else { throw .wrongAnswer }
      self = .picture(
        VideoPicture(
          time: time, size: VideoSize(width: width, height: height), pixels: Array(pixels)))
    case 3:
      let slice = try reader.slice(atMost: 8 * MediaLimits.soundFrames)
      guard slice.count % 8 == 0 else { throw .wrongAnswer }
      let frames = slice.withUnsafeBytes { raw in
        (0..<raw.count / 4).map { raw.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
      }
      guard frames.allSatisfy(\.isFinite) else { throw .wrongAnswer }
      self = .sound(frames)
    case 4:
      var texts: [Subtitle] = []
      for _ in 0..<(try reader.count(atMost: MediaLimits.subtitles, ofSize: 20)) {
        let start = try reader.integer(in: 0...MediaLimits.longest)
        let end = try reader.integer(in: start...2 * MediaLimits.longest)
        texts.append(
          Subtitle(start: start, end: end, text: try reader.text(atMost: MediaLimits.textBytes)))
      }
      self = .subtitles(texts, isOver: try reader.flag())
    case 5: self = .failed(try reader.text(atMost: MediaLimits.textBytes))
    case 6: self = .timedOut
    default: throw .wrongAnswer
    }
    guard reader.isAtEnd else { throw .wrongAnswer }
  }
}
