/// Ranges of films, one after the other, as one film.
///
/// Steps Players.CP1…
package struct ComposedFilm: Sendable {
  /// A range of a place at a time of the film.
  package struct Segment: Sendable {
    /// The place.
    package var source: MediaSource
    /// The number of the track of sound, from 0; unused for pictures.
    package var track: Int
    /// The begin in the place, in nanoseconds.
    package var sourceStart: Int64
    /// The begin in the film, in nanoseconds.
    package var start: Int64
    /// The duration in nanoseconds.
    package var duration: Int64

    /// Creates a segment.
    package init(
      source: MediaSource, track: Int, sourceStart: Int64, start: Int64, duration: Int64
    ) {
      (self.source, self.track, self.sourceStart) = (source, track, sourceStart)
      (self.start, self.duration) = (start, duration)
    }

    /// The end in the film.
    package var end: Int64 { start + duration }
  }

  /// The properties of the film.
  package var description: MediaDescription
  /// The segments of the pictures, in order; those of the first track.
  package var pictures: [Segment]
  /// The segments of each track of sound, in order.
  package var sounds: [[Segment]]

  /// Creates a film.
  package init(_ description: MediaDescription, pictures: [Segment], sounds: [[Segment]]) {
    (self.description, self.pictures, self.sounds) = (description, pictures, sounds)
  }
}
