/// A reader of a film's subtitles in a process of its own.
///
/// - Thread: one at a time, but not the main one.
final class ConfinedSubtitles: SubtitleDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  private let decoder: ConfinedDecoder
  private let track: Int
  private var waiting: ArraySlice<Subtitle> = []
  private var isOver = false
  private var count = 0

  /// The maximum number of subtitles.
  private static let most = 100_000

  init(_ film: ConfinedFilm, track: Int) throws(MediaFailure) {
    decoder = try ConfinedDecoder(film)
    self.track = track
  }

  func next() throws(MediaFailure) -> Subtitle? {
    while waiting.isEmpty, !isOver {
      guard case .subtitles(let texts, let isOver) = try decoder.ask(.subtitles(track: track)),
        isOver || !texts.isEmpty
      else { throw decoder.fail() }
      count += texts.count
      (waiting, self.isOver) = (texts[...], isOver || count >= Self.most)
    }
    return waiting.popFirst()
  }
}
