internal import CTactusLZMA

/// An xz container, by liblzma.
final class XZCodec: DataCodec {
  /// Creates a codec, or returns `nil` without enough memory.
  init?(_ direction: CompressionDirection) {
    isCompressing = direction == .compress
    stream = .allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    let status =
      isCompressing
      ? lzma_easy_encoder(stream, Self.level, LZMA_CHECK_CRC64)
      : lzma_stream_decoder(stream, Self.memoryLimit, 0)
    if status != LZMA_OK { return nil }
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
  }

  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus {
    while true {
      let (inputCount, outputCount) = (buffers.inputCount, buffers.outputCount)
      stream.pointee.next_in = buffers.input
      stream.pointee.avail_in = inputCount
      stream.pointee.next_out = buffers.output
      stream.pointee.avail_out = outputCount
      // A decoder finds the end by itself.
      let status = lzma_code(stream, isCompressing && isLast ? LZMA_FINISH : LZMA_RUN)
      let (read, written) = (
        inputCount - stream.pointee.avail_in, outputCount - stream.pointee.avail_out
      )
      buffers.skipInput(read)
      buffers.skipOutput(written)
      switch status {
      case LZMA_STREAM_END: return .finished
      case LZMA_OK, LZMA_BUF_ERROR:
        let mayGoOn = buffers.outputCount > 0 && (buffers.inputCount > 0 || isLast)
        if !mayGoOn || read == 0 && written == 0 { return .unfinished }
      default: return .failed
      }
    }
  }

  // MARK: Internals

  /// The level of compression that Apple states.
  ///
  /// Confidence: documented.
  private static let level: UInt32 = 6
  /// The most bytes that a decoder allocates: twice what the highest level of xz needs.
  ///
  /// Confidence: guess.
  private static let memoryLimit: UInt64 = 128 << 20

  private let isCompressing: Bool
  private let stream: UnsafeMutablePointer<lzma_stream>
}
