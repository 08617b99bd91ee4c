import Glibc
import TactusMediaReading

/// The handler of the requests about one film.
final class FilmHandler {
  private let uri: String
  private var pictures: (reader: VideoReader, size: VideoSize)?
  private var sound: (reader: SoundReader, track: Int)?
  private var subtitles: (reader: SubtitleReader, track: Int)?

  /// Creates the handler of the film that a variable of the process names; nil if there is none.
  ///
  /// Swift reads arguments from `/proc`, which the sandbox does not have.
  init?() {
    guard let path = getenv(ReaderSandbox.filmVariable) else { return nil }
    uri = "file://" + String(cString: path)
  }

  /// Returns the response to a request.
  func answer(_ request: MediaRequest) -> MediaAnswer {
    do throws(MediaFailure) {
      switch request {
      case .describe:
        return .description(try MediaDiscovery.describe(uri, within: MediaLimits.waitSeconds))
      case .picture(let time, let width, let height):
        return .picture(
          try reader(of: VideoSize(width: width, height: height)).picture(at: time))
      case .sound(let track, let frame, let count):
        return .sound(try reader(ofTrack: track).read(from: frame, count: count))
      case .subtitles(let track): return try subtitles(ofTrack: track)
      }
    } catch {
      return error == .timedOut ? .timedOut : .failed(String(error.reason.prefix(1_000)))
    }
  }

  // MARK: Internals

  private static let limit = Duration.seconds(MediaLimits.waitSeconds)

  private func reader(of size: VideoSize) throws(MediaFailure) -> VideoReader {
    if let pictures, pictures.size == size { return pictures.reader }
    pictures = nil
    let reader = try VideoReader(uri, size: size, limit: Self.limit)
    pictures = (reader, size)
    return reader
  }

  private func reader(ofTrack track: Int) throws(MediaFailure) -> SoundReader {
    if let sound, sound.track == track { return sound.reader }
    sound = nil
    let reader = try SoundReader(uri, track: track, limit: Self.limit)
    sound = (reader, track)
    return reader
  }

  /// Reads the next subtitles; a track of which others were not read begins anew.
  private func subtitles(ofTrack track: Int) throws(MediaFailure) -> MediaAnswer {
    if subtitles?.track != track {
      subtitles = (try SubtitleReader(uri, track: track, limit: Self.limit), track)
    }
    var texts: [Subtitle] = []
    while texts.count < MediaLimits.subtitles, let reader = subtitles?.reader {
      guard let next = try reader.next() else { return .subtitles(texts, isOver: true) }
      texts.append(next)
    }
    return .subtitles(texts, isOver: false)
  }
}
