/// A reader of a film's subtitles, from the first one to the last.
///
/// - Thread: one at a time, but not the main one.
package protocol SubtitleDecoder: AnyObject, Sendable {
  /// Returns the next subtitle; nil after the last one.
  ///
  /// - Throws: `MediaFailure`.
  func next() throws(MediaFailure) -> Subtitle?
}
