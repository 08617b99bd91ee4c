/// A text of a film that is shown for some time.
package struct Subtitle: Sendable, Equatable {
  /// The beginning in nanoseconds of the film.
  package var start: Int64
  /// The end in nanoseconds of the film.
  package var end: Int64
  /// The text, without markup.
  package var text: String

  /// Creates a subtitle.
  package init(start: Int64, end: Int64, text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }
}
