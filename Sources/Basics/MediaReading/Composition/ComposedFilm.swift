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
    /// The beginning in the place, in nanoseconds.
    package var sourceStart: Int64
    /// The duration in the place, in nanoseconds.
    package var sourceDuration: Int64
    /// The beginning in the film, in nanoseconds.
    package var start: Int64
    /// The duration in the film, in nanoseconds.
    package var duration: Int64

    /// Creates a segment.
    package init(
      source: MediaSource, track: Int, sourceStart: Int64, sourceDuration: Int64, start: Int64,
      duration: Int64
    ) {
      (self.source, self.track, self.sourceStart) = (source, track, sourceStart)
      (self.sourceDuration, self.start, self.duration) = (sourceDuration, start, duration)
    }

    /// The end in the film.
    package var end: Int64 { start + duration }

    /// The speed at which the range is shown, 1 for its own (Players.CP4).
    package var speed: Double {
      sourceDuration == duration || duration <= 0
        ? 1 : Double(sourceDuration) / Double(duration)
    }

    /// Returns the time in the place of a time of the film.
    package func sourceTime(of time: Int64) -> Int64 {
      let passed = time - start
      return sourceStart + (speed == 1 ? passed : Int64((Double(passed) * speed).rounded()))
    }

    /// Returns the time of the film of a time in the place.
    package func time(of sourceTime: Int64) -> Int64 {
      let passed = sourceTime - sourceStart
      return start + (speed == 1 ? passed : Int64((Double(passed) / speed).rounded()))
    }
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
