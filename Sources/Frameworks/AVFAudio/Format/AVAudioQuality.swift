/// The qualities of an encoder or of sample rate conversion.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest quality.
  case min = 0
  /// A low quality.
  case low = 0x20
  /// A medium quality.
  case medium = 0x40
  /// A high quality.
  case high = 0x60
  /// The highest quality.
  case max = 0x7F
}
