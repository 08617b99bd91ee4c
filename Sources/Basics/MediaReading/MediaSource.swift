/// A place of a film, and the process that reads it.
package enum MediaSource: Sendable {
  /// A place that this process reads: `file`, `http` or `https`.
  case own(uri: String)
  /// A file that processes of their own read.
  case confined(ConfinedFilm)
  /// Ranges of other places.
  case composed(ComposedFilm)

  /// Reads the properties of the film.
  ///
  /// - Parameter seconds: The time limit.
  /// - Throws: `MediaFailure`.
  /// - Thread: any but the main one.
  package func describe(within seconds: Int) throws(MediaFailure) -> MediaDescription {
    switch self {
    case .own(let uri): return try MediaDiscovery.describe(uri, within: seconds)
    case .confined(let film):
      do throws(ReaderFailure) {
        return try film.describe()
      } catch {
        throw error == .timedOut ? .timedOut : .unreadable(error.message)
      }
    case .composed(let film): return film.description
    }
  }

  /// Opens the pictures.
  ///
  /// - Parameters:
  ///   - size: The size to which they are scaled.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  package func pictures(
    size: VideoSize, limit: Duration
  ) throws(MediaFailure) -> any PictureDecoder {
    switch self {
    case .own(let uri): try VideoReader(uri, size: size, limit: limit)
    case .confined(let film): try ConfinedPictures(film, size: size)
    case .composed(let film): ComposedPictures(film, size: size, limit: limit)
    }
  }

  /// Opens a track of sound.
  ///
  /// - Parameters:
  ///   - track: The number of the track, from 0.
  ///   - format: The rate and the channels to which it is converted.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  package func sound(
    track: Int, format: SoundFormat = .standard, limit: Duration
  ) throws(MediaFailure) -> any SoundDecoder {
    switch self {
    case .own(let uri): return try SoundReader(uri, track: track, format: format, limit: limit)
    case .confined(let film):
      guard format == .standard else {
        throw .unreadable("a film in a sandbox has sound in one format only")
      }
      return try ConfinedSound(film, track: track)
    case .composed(let film):
      guard film.sounds.indices.contains(track) else { throw .unreadable("it has no sound") }
      return ComposedSound(film.sounds[track], format: format, limit: limit)
    }
  }

  /// Opens a track of subtitles.
  ///
  /// - Parameters:
  ///   - track: The number of the track, from 0.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  package func subtitles(
    track: Int, limit: Duration
  ) throws(MediaFailure) -> any SubtitleDecoder {
    switch self {
    case .own(let uri): try SubtitleReader(uri, track: track, limit: limit)
    case .confined(let film): try ConfinedSubtitles(film, track: track)
    case .composed: throw .unreadable("a composition has no subtitles")
    }
  }
}
