/// The linear PCM sample formats that buffers hold.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Any other format.
  case otherFormat = 0
  /// 32-bit floating-point numbers.
  case pcmFormatFloat32 = 1
  /// 64-bit floating-point numbers.
  case pcmFormatFloat64 = 2
  /// 16-bit integers.
  case pcmFormatInt16 = 3
  /// 32-bit integers.
  case pcmFormatInt32 = 4

  /// The size of a sample in bytes; 0 for other formats.
  var byteCount: Int {
    switch self {
    case .otherFormat: 0
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    }
  }
}
