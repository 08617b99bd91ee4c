internal import CTactusGStreamer

/// A reader of a film's subtitles, from the first one to the last.
///
/// Steps Players.ST1…
///
/// - Thread: one at a time, but not the main one.
package final class SubtitleReader: SubtitleDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  /// Opens a film.
  ///
  /// - Parameters:
  ///   - uri: The place.
  ///   - track: The number of the track of subtitles, from 0.
  ///   - limit: The longest wait for data.
  /// - Throws: `MediaFailure`.
  package init(_ uri: String, track: Int, limit: Duration) throws(MediaFailure) {
    self.limit = limit
    pipeline = try MediaPipeline(
      uri, "text/x-raw", track: track, through: "queue max-size-buffers=16",
      waiting: Self.ahead)
  }

  /// Returns the next subtitle; nil behind the last one.
  ///
  /// - Throws: `MediaFailure`.
  package func next() throws(MediaFailure) -> Subtitle? {
    let pipeline = pipeline
    while count < Self.most {
      let found: Subtitle?? = try pipeline.next(within: limit) { sample, buffer in
        guard buffer.pts < Self.latest, let bytes = pipeline.library.bytes(sample) else {
          return nil
        }
        let raw = String(decoding: bytes.prefix(Self.longestText).prefix { $0 != 0 }, as: UTF8.self)
        let start = Int64(clamping: buffer.pts)
        let duration = buffer.duration == gst_no_time ? Self.usual : buffer.duration
        return Subtitle(
          start: start, end: start + Int64(min(duration, Self.longest)),
          text: pipeline.isMarkup(sample) ? pipeline.library.plainText(raw) : raw)
      }
      guard let subtitle = found else { return nil }
      count += 1
      if let subtitle, !subtitle.text.isEmpty { return subtitle }
    }
    return nil
  }

  // MARK: Internals

  /// The number of subtitles that wait.
  private static let ahead = 16
  /// The largest number of subtitles that are read.
  private static let most = 100_000
  /// The longest text in bytes.
  private static let longestText = 4096
  /// The default duration of a subtitle whose duration is not known, in nanoseconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let usual: UInt64 = 5_000_000_000
  /// Nanoseconds behind which no subtitle begins: a hundred days.
  private static let latest: UInt64 = 100 * 86_400_000_000_000
  /// Nanoseconds of the longest subtitle: a day.
  private static let longest: UInt64 = 86_400_000_000_000

  private let limit: Duration
  private let pipeline: MediaPipeline
  private var count = 0
}
