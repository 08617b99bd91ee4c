import Synchronization
import TactusDisplayList
import TactusMediaReading
import TactusThreads

/// The decoded pictures of a film, one at a time (Players.PI1…).
///
/// - Thread: main, except `init`.
final class FilmPictures: @unchecked Sendable {
  // `reader` is used on the worker only; the rest of the state has a lock.

  /// The size of the pictures.
  let size: VideoSize

  /// Creates the pictures of a film; nothing is decoded yet.
  ///
  /// - Parameters:
  ///   - source: The place.
  ///   - video: The properties of the pictures.
  ///   - patience: The longest wait for a picture, in the machine's time; nil for none.
  ///   - limit: The largest size.
  ///   - onLate: Called on any thread when a picture is there for which nobody has waited.
  init(
    _ source: PictureSource, _ video: MediaDescription.Video, patience: Duration?,
    within limit: VideoSize = FilmPictures.largest, onLate: @escaping @Sendable () -> Void = {}
  ) {
    (self.source, self.patience, self.onLate) = (source, patience, onLate)
    size = VideoSize(video, within: limit.width, limit.height)
  }

  /// The largest size of pictures that are shown.
  ///
  /// - Source: ours: more than a phone's screen has. Confidence: guess.
  static let largest = VideoSize(width: 1920, height: 1920)

  /// Returns the picture at a time in nanoseconds (Players.PI1).
  ///
  /// The caller waits as long as its patience lasts. Then, and while an earlier picture is still
  /// being decoded, this is the last picture.
  func picture(at time: Int64) -> FilmPicture? {
    let isBusy = state.withLock { state in
      defer { state.isBusy = true }
      if !state.isBusy { state.isWantedSince = time }
      state.wanted = time
      // Nobody waits for the picture that is being decoded; it is shown when it is there.
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

  /// The time since which a picture is wanted that is not decoded yet; nil if there is none.
  var isWantedSince: Int64? {
    state.withLock { $0.isBusy && $0.failure == nil ? $0.isWantedSince : nil }
  }

  /// The error that has ended decoding.
  var failure: MediaFailure? { state.withLock { $0.failure } }

  // MARK: Internals

  private struct State {
    var wanted: Int64 = 0
    /// The wanted time when the worker began to decode.
    var isWantedSince: Int64 = 0
    var isBusy = false
    /// Whether the picture that is being decoded is not needed any more.
    var isAbandoned = false
    var last: FilmPicture?
    var failure: MediaFailure?
  }

  /// The longest wait for a picture of a file in virtual time.
  ///
  /// - Source: ours: decoding takes milliseconds; a file system may hang. Confidence: guess.
  static let longPatience = Duration.seconds(10)
  /// The longest wait for a picture of a file in real time: a part of a frame of the screen.
  ///
  /// - Source: ours. Confidence: guess.
  static let shortPatience = Duration.milliseconds(4)
  /// The longest wait of the worker for data.
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
