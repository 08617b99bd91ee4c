/// The sounds that may come from places in space.
public struct AVAudioSpatializationFormats: OptionSet, Sendable {
  /// The sounds as a number.
  public let rawValue: UInt

  /// Creates a value of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds of one or two channels.
  public static let monoAndStereo = AVAudioSpatializationFormats(rawValue: 0x3)
  /// Sounds of more channels.
  public static let multichannel = AVAudioSpatializationFormats(rawValue: 0x4)
  /// All sounds.
  public static let monoStereoAndMultichannel = AVAudioSpatializationFormats(rawValue: 0x7)
}
