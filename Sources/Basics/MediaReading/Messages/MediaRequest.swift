/// A request to a reader of films.
package enum MediaRequest: Hashable, Sendable {
  /// Reads the properties.
  case describe
  /// Decodes the picture of a time in nanoseconds.
  case picture(time: Int64, width: Int, height: Int)
  /// Decodes frames of sound.
  case sound(track: Int, frame: Int64, count: Int)
  /// Reads the next subtitles of a track.
  case subtitles(track: Int)

  /// The bytes of the request.
  package var bytes: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .describe: writer.write(UInt8(1))
    case .picture(let time, let width, let height):
      writer.write(UInt8(2))
      writer.write(time)
      writer.write(count: width)
      writer.write(count: height)
    case .sound(let track, let frame, let count):
      writer.write(UInt8(3))
      writer.write(count: track)
      writer.write(frame)
      writer.write(count: count)
    case .subtitles(let track):
      writer.write(UInt8(4))
      writer.write(count: track)
    }
    return writer.bytes
  }

  /// Reads a request.
  ///
  /// - Throws: `ReaderFailure.wrongAnswer`.
  package init(_ bytes: [UInt8]) throws(ReaderFailure) {
    var reader = MessageReader(bytes[...])
    switch try reader.byte() {
    case 1: self = .describe
    case 2:
      let time = try reader.integer(in: 0...MediaLimits.longest)
      let width = try reader.count(atMost: VideoSize.largestSide)
      let height = try reader.count(atMost: VideoSize.largestSide)
      guard width > 0, height > 0, width * height <= ReaderLimits.picturePixels
      else { throw .wrongAnswer }
      self = .picture(time: time, width: width, height: height)
    case 3:
      self = .sound(
        track: try reader.count(atMost: MediaLimits.tracks),
        frame: try reader.integer(in: 0...MediaLimits.longest),
        count: try reader.count(atMost: MediaLimits.soundFrames))
    case 4: self = .subtitles(track: try reader.count(atMost: MediaLimits.tracks))
    default: throw .wrongAnswer
    }
    guard reader.isAtEnd else { throw .wrongAnswer }
  }
}
