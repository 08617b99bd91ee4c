internal import CTactusSndfile

/// The container and the encoding of a sound file.
public struct SoundFileEncoding: Sendable, Equatable {
  /// The container.
  public enum Container: String, Sendable, CaseIterable {
    /// RIFF WAVE.
    case wave
    /// Apple's AIFF or AIFF-C.
    case aiff
    /// Apple's Core Audio Format.
    case caf
    /// Native FLAC.
    case flac
    /// Ogg.
    case ogg
    /// MPEG audio without a container.
    case mpeg
    /// Sun's AU.
    case au
    /// A container that libsndfile reads and that has no name here.
    case other
  }

  /// The encoding of the samples.
  public enum Samples: String, Sendable, CaseIterable {
    /// Integers of 8 bits.
    case int8
    /// Integers of 16 bits.
    case int16
    /// Integers of 24 bits.
    case int24
    /// Integers of 32 bits.
    case int32
    /// Floating-point numbers of 32 bits.
    case float32
    /// Floating-point numbers of 64 bits.
    case float64
    /// Apple Lossless of 16 bits.
    case alac16
    /// Apple Lossless of 24 bits.
    case alac24
    /// Apple Lossless of 32 bits.
    case alac32
    /// IMA ADPCM.
    case ima4
    /// μ-law.
    case uLaw
    /// A-law.
    case aLaw
    /// Vorbis.
    case vorbis
    /// Opus.
    case opus
    /// MPEG layer 3.
    case mp3
    /// An encoding that libsndfile reads and that has no name here.
    case other
  }

  /// The container.
  public var container: Container
  /// The encoding of the samples.
  public var samples: Samples
  /// Whether the samples of linear PCM are big-endian.
  public var isBigEndian: Bool

  /// Creates an encoding.
  public init(_ container: Container, _ samples: Samples, isBigEndian: Bool = false) {
    (self.container, self.samples, self.isBigEndian) = (container, samples, isBigEndian)
  }

  /// Returns whether libsndfile writes files of this encoding.
  public func isWritable(sampleRate: Double, channelCount: Int) -> Bool {
    guard let number, sampleRate >= 1, sampleRate <= Double(Int32.max), channelCount > 0,
      channelCount <= 1024
    else { return false }
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate.rounded())
    info.channels = Int32(channelCount)
    info.format = number
    return sound_accepts(&info) != 0
  }

  // MARK: Internals

  private static let containers: [(Container, Int)] = [
    (.wave, Int(SF_FORMAT_WAV)), (.wave, Int(SF_FORMAT_WAVEX)), (.aiff, Int(SF_FORMAT_AIFF)),
    (.caf, Int(SF_FORMAT_CAF)), (.flac, Int(SF_FORMAT_FLAC)), (.ogg, Int(SF_FORMAT_OGG)),
    (.mpeg, Int(SF_FORMAT_MPEG)), (.au, Int(SF_FORMAT_AU)),
  ]
  private static let encodings: [(Samples, Int)] = [
    (.int8, Int(SF_FORMAT_PCM_S8)), (.int8, Int(SF_FORMAT_PCM_U8)),
    (.int16, Int(SF_FORMAT_PCM_16)), (.int24, Int(SF_FORMAT_PCM_24)),
    (.int32, Int(SF_FORMAT_PCM_32)), (.float32, Int(SF_FORMAT_FLOAT)),
    (.float64, Int(SF_FORMAT_DOUBLE)), (.alac16, Int(SF_FORMAT_ALAC_16)),
    (.alac24, Int(SF_FORMAT_ALAC_24)), (.alac32, Int(SF_FORMAT_ALAC_32)),
    (.ima4, Int(SF_FORMAT_IMA_ADPCM)), (.uLaw, Int(SF_FORMAT_ULAW)),
    (.aLaw, Int(SF_FORMAT_ALAW)), (.vorbis, Int(SF_FORMAT_VORBIS)),
    (.opus, Int(SF_FORMAT_OPUS)), (.mp3, Int(SF_FORMAT_MPEG_LAYER_III)),
  ]

  /// The format number of libsndfile; `nil` if it has none.
  var number: Int32? {
    guard let container = Self.containers.first(where: { $0.0 == container })?.1 else { return nil }
    // A WAV file has unsigned bytes.
    var encoding = Self.encodings.first { $0.0 == samples }?.1
    if self.container == .wave, samples == .int8 { encoding = Int(SF_FORMAT_PCM_U8) }
    guard let encoding else { return nil }
    var number = container | encoding
    // AIFF is big-endian and WAV little-endian by themselves.
    if self.container == .caf, ![.alac16, .alac24, .alac32].contains(samples) {
      number |= isBigEndian ? Int(SF_ENDIAN_BIG) : Int(SF_ENDIAN_LITTLE)
    } else if self.container == .aiff, !isBigEndian, samples == .int16 {
      number |= Int(SF_ENDIAN_LITTLE)
    }
    return Int32(truncatingIfNeeded: number)
  }

  /// Creates the encoding of a format number of libsndfile.
  init(number: Int32) {
    let number = Int(number)
    let (kind, encoding) = (
      number & Int(SF_FORMAT_TYPEMASK), number & Int(SF_FORMAT_SUBMASK)
    )
    container = Self.containers.first { $0.1 == kind }?.0 ?? .other
    samples = Self.encodings.first { $0.1 == encoding }?.0 ?? .other
    let endian = number & Int(SF_FORMAT_ENDMASK)
    isBigEndian = endian == Int(SF_ENDIAN_BIG) || (endian == 0 && container == .aiff)
  }
}
