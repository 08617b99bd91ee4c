import Synchronization
import TactusThreads

/// A piece of a movie's sound, decoded on a worker.
final class FilmSoundPiece: Sendable {
  /// The file of a piece.
  struct Sound: Sendable {
    var path: String
    /// The duration in seconds.
    var seconds: Double
    /// Whether it is the last piece.
    var isLast: Bool
  }

  /// Creates a piece that is not yet decoded.
  init() {}

  /// Sets the file; nil after the end of the movie, or if decoding fails.
  func finish(_ sound: Sound?) {
    result.withLock { $0 = .some(sound) }
    wakeSignal.signal()
  }

  /// Whether the file is set.
  var isDone: Bool { result.withLock { $0 != nil } }

  /// Waits for the file; called once.
  func value(within limit: Duration) -> Sound? {
    wakeSignal.wait(for: limit)
    return result.withLock { $0 } ?? nil
  }

  private let result = Mutex<Sound??>(nil)
  private let wakeSignal = WakeSignal()
}
