import Synchronization
import TactusDisplayList
import TactusMediaDecoding
import TactusThreads

/// The decoded pictures of a film, one at a time.
///
/// Steps Players.PI1…
///
/// - Thread: main, except `init`.
final class FilmPictures: @unchecked Sendable {
  // `reader` is used on the worker only; the rest of the state has a lock.

  /// The size of the pictures.
  let size: VideoSize

  /// Creates the pictures of a film; nothing is decoded yet.
  ///
  /// - Parameters:
  ///   - uri: The place.
  ///   - video: The properties of the pictures.
  ///   - isLocal: Whether the place is a file of this machine, for which a caller waits.
  ///   - limit: The largest size.
  ///   - onLate: Called on any thread when a picture is there for which nobody has waited.
  init(
    _ uri: String, _ video: MediaDescription.Video, isLocal: Bool,
    within limit: VideoSize = FilmPictures.largest, onLate: @escaping @Sendable () -> Void = {}
  ) {
    (self.uri, self.isLocal, self.onLate) = (uri, isLocal, onLate)
    size = VideoSize(video, within: limit.width, limit.height)
  }

  /// The largest size of pictures that are shown.
  ///
  /// - Source: ours: more than a phone's screen has. Confidence: guess.
  static let largest = VideoSize(width: 1920, height: 1920)

  /// Returns the picture at a time in nanoseconds (Players.PI1).
  ///
  /// Pictures of a file are waited for. For a server's, and while an earlier one is still being
  /// decoded, this is the last picture.
  func picture(at time: Int64) -> FilmPicture? {
    let isBusy = state.withLock { state in
      defer { state.isBusy = true }
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
    if !isLocal || !isDone.wait(for: Self.patience) {
      state.withLock { if $0.isBusy { $0.isAbandoned = true } }
    }
    return state.withLock { $0.last }
  }

  /// The error that has ended decoding.
  var failure: MediaFailure? { state.withLock { $0.failure } }

  // MARK: Internals

  private struct State {
    var wanted: Int64 = 0
    var isBusy = false
    /// Whether nobody waits for the picture that is being decoded.
    var isAbandoned = false
    var last: FilmPicture?
    var failure: MediaFailure?
  }

  /// The longest wait for a picture of a file, in the machine's time.
  ///
  /// - Source: ours: decoding takes milliseconds; a file system may hang. Confidence: guess.
  private static let patience = Duration.seconds(10)
  /// The longest wait of the worker for data.
  ///
  /// - Source: ours. Confidence: guess.
  private static let dataLimit = Duration.seconds(15)

  private let uri: String
  private let isLocal: Bool
  private let onLate: @Sendable () -> Void
  private let worker = SerialWorker()
  private let state = Mutex(State())
  private var reader: VideoReader?

  private func decode() {
    let (time, last) = state.withLock { ($0.wanted, $0.last) }
    var found = last
    var failure: MediaFailure?
    do throws(MediaFailure) {
      if reader == nil { reader = try VideoReader(uri, size: size, limit: Self.dataLimit) }
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
