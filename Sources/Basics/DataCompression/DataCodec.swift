/// A codec that compresses or decompresses a stream piece by piece.
///
/// - Thread: any, one at a time.
public protocol DataCodec: AnyObject {
  /// Reads input and writes output until one of the buffers is used up, or the stream ends.
  ///
  /// - Parameters:
  ///   - buffers: The input and the space for output; both are moved on.
  ///   - isLast: Whether no input follows. It stays so from the first such step on.
  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus
}
