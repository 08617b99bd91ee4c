/// The status of a converter's input.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// There is a buffer.
  case haveData = 0
  /// There is no buffer now, but there may be one later.
  case noDataNow = 1
  /// The input has ended.
  case endOfStream = 2
}
