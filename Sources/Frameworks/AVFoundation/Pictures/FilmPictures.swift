import Synchronization
import TactusDisplayList
import TactusMediaReading
import TactusThreads

/// The decoded frames of a movie, one at a time (Players.PI1…).
///
/// - Thread: main, except `init`.
final class FilmPictures: @unchecked Sendable {
  // `reader` is used on the worker only; all other state has a lock.

  /// The frame size.
  let size: VideoSize

  /// Creates the frames of a movie; nothing is decoded yet.
  ///
  /// - Parameters:
  ///   - source: The place.
  ///   - video: The properties of the frames.
  ///   - patience: The maximum wait for a frame, in the machine's time; nil for none.
  ///   - limit: The maximum size.
  ///   - onLate: Called on any thread when a frame is available for which nothing was waiting.
  init(
    _ source: PictureSource, _ video: MediaDescription.Video, patience: Duration?,
    within limit: VideoSize = FilmPictures.largest, onLate: @escaping @Sendable () -> Void = {}
  ) {
    (self.source, self.patience, self.onLate) = (source, patience, onLate)
    size = VideoSize(video, within: limit.width, limit.height)
  }

  /// The maximum size of shown frames.
  ///
  /// - Source: ours: more than a phone's screen has. Confidence: guess.
  static let largest = VideoSize(width: 1920, height: 1920)

  /// Returns the frame at a time in nanoseconds (Players.PI1).
  ///
  /// The caller waits no longer than its patience. After that, and while an earlier frame is still
  /// being decoded, the last frame is returned.
  func picture(at time: Int64) -> FilmPicture? {
    let isBusy = state.withLock { state in
      defer { state.isBusy = true }
      if !state.isBusy { state.isWantedSince = time }
      state.wanted = time
      // Nothing waits for the frame being decoded; it is shown when it is available.
      state.isAbandoned = state.isBusy
      return state.isBusy || state.failure != nil
    }
    guard !isBusy else { return state.withLock { $0.last } }
    let isDone = WakeSignal()
    worker.post { [self] in
      decode()
      isDone.signal()
    }
    if patience.map({ isDone.wait(for: $0) }) != true {
      state.withLock { if $0.isBusy { $0.isAbandoned = true } }
    }
    return state.withLock { $0.last }
  }

  /// The time since which a frame is requested but not decoded; nil if there is none.
  var isWantedSince: Int64? {
    state.withLock { $0.isBusy && $0.failure == nil ? $0.isWantedSince : nil }
  }

  /// The error that ended decoding.
  var failure: MediaFailure? { state.withLock { $0.failure } }

  // MARK: Internals

  private struct State {
    var wanted: Int64 = 0
    /// The requested time when the worker began to decode.
    var isWantedSince: Int64 = 0
    var isBusy = false
    /// Whether the frame being decoded is no longer needed.
    var isAbandoned = false
    var last: FilmPicture?
    var failure: MediaFailure?
  }

  /// The maximum wait for a frame of a file in virtual time.
  ///
  /// - Source: ours: decoding takes milliseconds; a file system may hang. Confidence: guess.
  static let longPatience = Duration.seconds(10)
  /// The maximum wait for a frame of a file in real time: a fraction of the screen's refresh
  /// interval.
  ///
  /// - Source: ours. Confidence: guess.
  static let shortPatience = Duration.milliseconds(4)
  /// The maximum wait of the worker for data.
  ///
  /// - Source: ours. Confidence: guess.
  private static let dataLimit = Duration.seconds(15)

  private let source: PictureSource
  private let patience: Duration?
  private let onLate: @Sendable () -> Void
  private let worker = SerialWorker()
  private let state = Mutex(State())
  private var reader: (any PictureDecoder)?

  private func decode() {
    let (time, last) = state.withLock { ($0.wanted, $0.last) }
    var found = last
    var failure: MediaFailure?
    do throws(MediaFailure) {
      if reader == nil { reader = try source.open(size: size, limit: Self.dataLimit) }
      guard let reader else { throw .notInstalled }
      let picture = try reader.picture(at: time)
      if found?.time != picture.time { found = FilmPicture(picture) }
    } catch {
      failure = error
    }
    let isLate = state.withLock { state in
      (state.last, state.failure, state.isBusy) = (found, failure, false)
      return state.isAbandoned
    }
    if isLate { onLate() }
  }
}
