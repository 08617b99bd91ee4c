/// The sample formats of linear PCM that buffers hold.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another format.
  case otherFormat = 0
  /// Floating-point numbers of 32 bits.
  case pcmFormatFloat32 = 1
  /// Floating-point numbers of 64 bits.
  case pcmFormatFloat64 = 2
  /// Integers of 16 bits.
  case pcmFormatInt16 = 3
  /// Integers of 32 bits.
  case pcmFormatInt32 = 4

  /// The number of bytes of a sample; 0 for other formats.
  var byteCount: Int {
    switch self {
    case .otherFormat: 0
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    }
  }
}
