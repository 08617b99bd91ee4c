/// Whether the input of a converter has a buffer.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// It has a buffer.
  case haveData = 0
  /// It has none now, and may have one later.
  case noDataNow = 1
  /// It has ended.
  case endOfStream = 2
}
