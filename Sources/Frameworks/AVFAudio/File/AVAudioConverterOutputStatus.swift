/// The result of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// The buffer has frames.
  case haveData = 0
  /// The input ran dry; the buffer has the available frames.
  case inputRanDry = 1
  /// The input has ended, and the buffer has no frames.
  case endOfStream = 2
  /// The conversion failed.
  case error = 3
}

/// Returns the next buffer of a converter's input, with at most a number of frames, and sets its
/// status; `nil` without one.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?
