import Synchronization
import TactusThreads

/// A piece of a film's sound that is decoded on a worker.
final class FilmSoundPiece: Sendable {
  /// A file with a piece.
  struct Sound: Sendable {
    var path: String
    /// The duration in seconds.
    var seconds: Double
    /// Whether nothing follows.
    var isLast: Bool
  }

  /// Creates a piece that is not decoded yet.
  init() {}

  /// Sets the file; nil behind the end of the film, or when it cannot be decoded.
  func finish(_ sound: Sound?) {
    result.withLock { $0 = .some(sound) }
    wakeSignal.signal()
  }

  /// Whether the file is set.
  var isDone: Bool { result.withLock { $0 != nil } }

  /// Waits for the file; asked once.
  func value(within limit: Duration) -> Sound? {
    wakeSignal.wait(for: limit)
    return result.withLock { $0 } ?? nil
  }

  private let result = Mutex<Sound??>(nil)
  private let wakeSignal = WakeSignal()
}
