/// The audio formats that may be spatialized.
public struct AVAudioSpatializationFormats: OptionSet, Sendable {
  /// The formats as bits.
  public let rawValue: UInt

  /// Creates formats from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Mono and stereo audio.
  public static let monoAndStereo = AVAudioSpatializationFormats(rawValue: 0x3)
  /// Multichannel audio.
  public static let multichannel = AVAudioSpatializationFormats(rawValue: 0x4)
  /// All audio.
  public static let monoStereoAndMultichannel = AVAudioSpatializationFormats(rawValue: 0x7)
}
