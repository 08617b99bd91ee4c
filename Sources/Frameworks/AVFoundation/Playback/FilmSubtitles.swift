import Synchronization
import TactusMediaReading
import TactusThreads
import TactusVirtualTime

/// The subtitles of a movie, read by a thread from the first one to the last (Players.ST1…).
///
/// - Thread: main.
final class FilmSubtitles: Sendable {
  /// Starts reading.
  ///
  /// - Parameters:
  ///   - source: The place.
  ///   - track: The index of the subtitle track.
  ///   - waits: Whether the app waits for them.
  ///   - onRead: Called on the main actor when all are read.
  init(
    _ source: MediaSource, track: Int, waits: Bool,
    onRead: @escaping @MainActor @Sendable () -> Void
  ) {
    self.waits = waits
    let (state, isRead, context) = (state, isRead, AppContext.current)
    DetachedThread.run {
      Self.read(source, track, into: state)
      isRead.signal()
      AppContext.with(context) { PhoneTime.runLater { onRead() } }
    }
  }

  deinit { state.cancel() }

  /// Returns the text at a time in nanoseconds, one string per line; nil if there is none.
  func text(at time: Int64) -> String? {
    let found = texts(at: time)
    return found.isEmpty ? nil : found.joined(separator: "\n")
  }

  /// Returns the strings at a time in nanoseconds.
  func texts(at time: Int64) -> [String] {
    known.filter { $0.start <= time && time < $0.end }.map(\.text)
  }

  /// Returns the next time at which a text starts or ends, or the last one before a time.
  func change(after time: Int64, backwards: Bool) -> Int64? {
    let times = known.flatMap { [$0.start, $0.end] }
    return backwards ? times.filter { $0 < time }.max() : times.filter { $0 > time }.min()
  }

  // MARK: Internals

  /// The texts read so far; all of them in virtual time.
  private var known: [Subtitle] {
    if waits, !state.isOver {
      isRead.wait(for: FilmPictures.longPatience)
      isRead.signal()
    }
    return state.subtitles
  }

  /// The texts read so far.
  private final class Reading: Sendable {
    private struct State {
      var subtitles: [Subtitle] = []
      var isOver = false
    }

    private let state = Mutex(State())

    var subtitles: [Subtitle] { state.withLock { $0.subtitles } }
    var isOver: Bool { state.withLock { $0.isOver } }

    func add(_ subtitle: Subtitle) { state.withLock { $0.subtitles.append(subtitle) } }
    func cancel() { state.withLock { $0.isOver = true } }
  }

  private let waits: Bool
  private let state = Reading()
  private let isRead = WakeSignal()

  private static func read(_ source: MediaSource, _ track: Int, into state: Reading) {
    defer { state.cancel() }
    guard let reader = try? source.subtitles(track: track, limit: .seconds(60)) else { return }
    // Subtitles that cannot be read to their end are shown as far as they could be read.
    while !state.isOver, let subtitle = (try? reader.next()) ?? nil { state.add(subtitle) }
  }
}
