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
  /// The chapters, in the order of their beginnings.
  package var chapters: [Chapter] = []

  /// Creates the description of nothing.
  package init() {}

  /// The first track of sound; nil if there is none.
  package var sound: Sound? { sounds.first }

  /// A chapter.
  package struct Chapter: Sendable, Equatable {
    /// The beginning in nanoseconds.
    package var start: Int64
    /// The end in nanoseconds.
    package var end: Int64
    /// The title; nil if it has none.
    package var title: String?

    /// Creates a chapter.
    package init(start: Int64, end: Int64, title: String?) {
      (self.start, self.end, self.title) = (start, end, title)
    }
  }

  /// The properties of pictures.
  package struct Video: Sendable, Equatable {
    /// Pixels per row, with square pixels.
    package var width: Int
    /// Rows.
    package var height: Int
    /// Pictures per second; 0 if it is not known or varies.
    package var frameRate: Double
    /// Bits per second; 0 if it is not known.
    package var bitRate: Int
    /// The name of the encoding.
    package var codec: String

    /// Creates the properties of pictures.
    package init(width: Int, height: Int, frameRate: Double, bitRate: Int, codec: String) {
      (self.width, self.height, self.frameRate) = (width, height, frameRate)
      (self.bitRate, self.codec) = (bitRate, codec)
    }
  }

  /// The properties of sound.
  package struct Sound: Sendable, Equatable {
    /// The number of channels.
    package var channelCount: Int
    /// Frames per second.
    package var sampleRate: Int
    /// Bits per second; 0 if it is not known.
    package var bitRate: Int
    /// The name of the coding.
    package var codec: String
    /// The language as a code; nil if it is not known.
    package var language: String?
    /// The title of the track; nil if it has none.
    package var title: String?

    /// Creates the properties of a track of sound.
    package init(
      channelCount: Int, sampleRate: Int, bitRate: Int, codec: String, language: String?,
      title: String?
    ) {
      (self.channelCount, self.sampleRate, self.bitRate) = (channelCount, sampleRate, bitRate)
      (self.codec, self.language, self.title) = (codec, language, title)
    }
  }

  /// The properties of subtitles.
  package struct Subtitles: Sendable, Equatable {
    /// The language as a code; nil if it is not known.
    package var language: String?
    /// The title of the track; nil if it has none.
    package var title: String?

    /// Creates the properties of a track of subtitles.
    package init(language: String?, title: String?) {
      (self.language, self.title) = (language, title)
    }
  }
}
