import Synchronization
import TactusMediaReading

/// The sound of a film, opened when it is first read.
///
/// `@unchecked Sendable` because one worker reads it; the number of the track has a lock.
final class FilmTrackSound: FilmSoundSource, @unchecked Sendable {
  /// Creates the sound of a place.
  init(_ source: MediaSource, isLocal: Bool) {
    self.source = source
    limit = isLocal ? .seconds(15) : .seconds(60)
  }

  /// The number of the track that is read, from 0.
  ///
  /// - Thread: any.
  var track: Int {
    get { wanted.withLock { $0 } }
    set { wanted.withLock { $0 = newValue } }
  }

  func read(from frame: Int64, count: Int) throws -> [Float] {
    let track = track
    if track != openTrack { reader = nil }
    let reader = try self.reader ?? source.sound(track: track, limit: limit)
    (self.reader, openTrack) = (reader, track)
    return try reader.read(from: frame, count: count)
  }

  // MARK: Internals

  private let source: MediaSource
  /// The longest wait for data.
  ///
  /// - Source: ours: a server may be slow. Confidence: guess.
  private let limit: Duration
  private let wanted = Mutex(0)
  private var reader: (any SoundDecoder)?
  private var openTrack = 0
}
