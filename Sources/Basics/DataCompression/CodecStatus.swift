/// The result of a step of a codec.
public enum CodecStatus: Sendable {
  /// The codec needs more input or more space.
  case unfinished
  /// All output has been written.
  case finished
  /// The input is damaged, or there is not enough memory.
  case failed
}
