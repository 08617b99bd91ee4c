internal import TactusDataCompression

/// The state of a stream between its steps.
///
/// - Thread: any, one at a time.
final class StreamState {
  /// Creates the state of a stream; `nil` if the algorithm has no streams or no library.
  init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
    let direction: CompressionDirection
    switch operation {
    case COMPRESSION_STREAM_ENCODE: direction = .compress
    case COMPRESSION_STREAM_DECODE: direction = .decompress
    default: return nil
    }
    // These two have no streams on an iPhone either (Compression.CO4).
    guard algorithm != COMPRESSION_LZ4_RAW, algorithm != COMPRESSION_LZBITMAP,
      let codec = algorithm.streamFormat?.codec(direction)
    else { return nil }
    self.codec = codec
    isCompressing = direction == .compress
  }

  /// Reads input and writes output of the stream (Compression.CO9–CO11).
  func process(_ stream: inout compression_stream, isLast: Bool) -> compression_status {
    // A compressor that has begun to end its stream cannot go on.
    isFinalizing = isLast || isFinalizing && isCompressing
    guard result == COMPRESSION_STATUS_OK else { return result }
    guard stream.src_size >= 0, stream.dst_size >= 0 else { return COMPRESSION_STATUS_ERROR }
    var buffers = CodecBuffers(
      input: stream.src_ptr, inputCount: stream.src_size, output: stream.dst_ptr,
      outputCount: stream.dst_size)
    let status = codec.process(&buffers, isLast: isFinalizing)
    stream.src_ptr += stream.src_size - buffers.inputCount
    stream.dst_ptr += stream.dst_size - buffers.outputCount
    (stream.src_size, stream.dst_size) = (buffers.inputCount, buffers.outputCount)
    switch status {
    case .finished: result = COMPRESSION_STATUS_END
    case .failed: result = COMPRESSION_STATUS_ERROR
    case .unfinished:
      // A stream that has neither ended nor used its space lacks its end.
      if isFinalizing, buffers.outputCount > 0 { result = COMPRESSION_STATUS_ERROR }
    }
    return result
  }

  // MARK: Internals

  private let codec: any DataCodec
  private let isCompressing: Bool
  private var isFinalizing = false
  private var result = COMPRESSION_STATUS_OK
}
