/// The format in which a film or a sound is written.
package struct MediaTarget: Sendable {
  /// The encoding of sound.
  package enum SoundCoding: Sendable, Equatable {
    /// AAC at a bit rate in bits per second.
    case aac(bitRate: Int)
    /// Apple Lossless.
    case appleLossless
  }

  /// Sound.
  package struct Sound: Sendable {
    /// The format of the samples that are written.
    package var format: SoundFormat
    /// The encoding.
    package var coding: SoundCoding
    /// The format of the encoded sound.
    package var codedFormat: SoundFormat
    /// Whether the format of the samples is known only when they are written.
    package var isFormatLate = false
    /// The bits of a sample of Apple Lossless, 16 or 24; nil for the encoder's choice.
    package var bitDepth: Int?

    /// Creates sound.
    package init(format: SoundFormat, coding: SoundCoding, codedFormat: SoundFormat? = nil) {
      (self.format, self.coding, self.codedFormat) = (format, coding, codedFormat ?? format)
    }
  }

  /// Pictures.
  package struct Pictures: Sendable {
    /// The encoding of pictures.
    package enum Coding: Sendable, Equatable {
      /// H.264 with a profile: `baseline`, `main` or `high`.
      case h264(profile: String)
      /// JPEG with a quality, 0…100.
      case jpeg(quality: Int)
    }

    /// The size, with even numbers.
    package var size: VideoSize
    /// Pictures in 1,001 seconds; 0 if each has its own time.
    package var rate: Int
    /// The bit rate, in bits per second.
    package var bitRate: Int
    /// The coding.
    package var coding = Coding.h264(profile: "high")
    /// The largest number of pictures from one key picture to the next.
    package var keyInterval = 60
    /// Whether pictures may be stored in another order.
    package var allowsReordering = true

    /// Creates pictures.
    package init(size: VideoSize, rate: Int, bitRate: Int) {
      (self.size, self.rate, self.bitRate) = (size, rate, bitRate)
    }
  }

  /// The path of the file, which is replaced.
  package var path: String
  /// The container.
  package var container: MediaContainer
  /// The sound; nil for none.
  package var sound: Sound?
  /// The pictures; nil for none.
  package var pictures: Pictures?
  /// Whether the beginning of the file has all that a player needs to begin.
  package var isForNetwork = false
  /// The texts about the film by GStreamer's names.
  package var tags: [String: String] = [:]
  /// The bytes of a picture about the film.
  package var artwork: [UInt8]?

  /// Creates a target.
  package init(path: String, container: MediaContainer) {
    (self.path, self.container) = (path, container)
  }
}
