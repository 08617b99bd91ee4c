/// The limits of what a reader of films may use and return.
///
/// - Source: ours: more than films of people have. Confidence: guess.
package enum MediaLimits {
  /// The memory that a reader of films may map, in bytes: decoders keep several pictures.
  package static let memory: UInt64 = 2 << 30
  /// The seconds of processor time that a reader of films may use in all: a long film, played.
  package static let processorSeconds: UInt64 = 8 * 3_600
  /// The seconds that a reader of films waits for data of its file.
  package static let waitSeconds = 8
  /// The longest wait for a response, which the first start without a list of plug-ins needs.
  package static let patience = Duration.seconds(20)
  /// The maximum number of frames of sound in a response.
  package static let soundFrames = 1 << 19
  /// The maximum number of tracks of sound, and of subtitles.
  package static let tracks = 64
  /// The maximum number of subtitles in a response.
  package static let subtitles = 256
  /// The maximum number of bytes of a text.
  package static let textBytes = 1 << 14
  /// The maximum number of texts about a film.
  package static let tags = 64
  /// Nanoseconds of the longest film: a hundred days.
  package static let longest: Int64 = 100 * 86_400 * 1_000_000_000
  /// The maximum bit rate, sample rate and number of channels.
  package static let greatestRate = Int(Int32.max)
}
