import Synchronization
import TactusMediaReading

/// The audio of a movie, opened when it is first read.
///
/// Sendable because one worker reads it; the wanted tracks have a lock.
final class FilmTrackSound: FilmSoundSource, @unchecked Sendable {
  /// Creates the audio of tracks.
  init(_ plan: SoundPlan, isLocal: Bool) {
    wanted = Mutex(Wanted(plan: plan))
    limit = isLocal ? .seconds(15) : .seconds(60)
  }

  /// The tracks to read, with their volumes.
  ///
  /// - Thread: any.
  var plan: SoundPlan {
    get { wanted.withLock { $0.plan } }
    set {
      let old = wanted.withLock { wanted in
        defer { (wanted.plan, wanted.number) = (newValue, wanted.number + 1) }
        return wanted.plan
      }
      // Releasing the last reference to a tap calls the app, so it happens outside of the lock.
      withExtendedLifetime(old) {}
    }
  }

  func read(from frame: Int64, count: Int) throws -> [Float] {
    let wanted = wanted.withLock { $0 }
    if wanted.number != openNumber { reader = nil }
    let reader = try self.reader ?? wanted.plan.open(.standard, limit: limit)
    (self.reader, openNumber) = (reader, wanted.number)
    return try reader.read(from: frame, count: count)
  }

  // MARK: Internals

  private struct Wanted: Sendable {
    var plan: SoundPlan
    /// The number of the plan.
    var number = 0
  }

  /// The maximum wait for data.
  ///
  /// - Source: ours: a server may be slow. Confidence: guess.
  private let limit: Duration
  private let wanted: Mutex<Wanted>
  private var reader: (any SoundDecoder)?
  private var openNumber = 0
}
