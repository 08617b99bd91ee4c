/// The properties of a film or a sound that are known before it plays.
package struct MediaDescription: Sendable, Equatable {
  /// The duration in nanoseconds; nil if it is not known.
  package var duration: Int64?
  /// Whether playback can begin at any time.
  package var isSeekable = false
  /// The pictures; nil if there are none.
  package var video: Video?
  /// The tracks of sound.
  package var sounds: [Sound] = []
  /// The tracks of subtitles.
  package var subtitles: [Subtitles] = []
  /// The texts about the film by GStreamer's names, such as `title`.
  package var tags: [String: String] = [:]
  /// The number of the track in its album; 0 if it is not known.
  package var trackNumber = 0
  /// The bytes of a picture about the film, such as a cover.
  package var artwork: [UInt8]?

  /// The first track of sound; nil if there is none.
  package var sound: Sound? { sounds.first }

  /// The properties of pictures.
  package struct Video: Sendable, Equatable {
    /// Pixels a row, with square pixels.
    package var width: Int
    /// Rows.
    package var height: Int
    /// Pictures a second; 0 if it is not known or varies.
    package var frameRate: Double
    /// Bits a second; 0 if it is not known.
    package var bitRate: Int
    /// The name of the coding.
    package var codec: String
  }

  /// The properties of sound.
  package struct Sound: Sendable, Equatable {
    /// The number of channels.
    package var channelCount: Int
    /// Frames a second.
    package var sampleRate: Int
    /// Bits a second; 0 if it is not known.
    package var bitRate: Int
    /// The name of the coding.
    package var codec: String
    /// The language as a code; nil if it is not known.
    package var language: String?
    /// The title of the track; nil if it has none.
    package var title: String?
  }

  /// The properties of subtitles.
  package struct Subtitles: Sendable, Equatable {
    /// The language as a code; nil if it is not known.
    package var language: String?
    /// The title of the track; nil if it has none.
    package var title: String?
  }
}
