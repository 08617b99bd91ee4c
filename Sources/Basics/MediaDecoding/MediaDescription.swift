/// The properties of a film or a sound that are known before it plays.
package struct MediaDescription: Sendable, Equatable {
  /// The duration in nanoseconds; nil if it is not known.
  package var duration: Int64?
  /// Whether playback can begin at any time.
  package var isSeekable = false
  /// The pictures; nil if there are none.
  package var video: Video?
  /// The sound; nil if there is none.
  package var sound: Sound?
  /// The texts about the film by GStreamer's names, such as `title`.
  package var tags: [String: String] = [:]
  /// The bytes of a picture about the film, such as a cover.
  package var artwork: [UInt8]?

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
  }
}
