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
    buffers.repeatStep(isLast: isLast) { piece, isLastPiece in
      stream.pointee.next_in = piece.input
      stream.pointee.avail_in = piece.inputCount
      stream.pointee.next_out = piece.output
      stream.pointee.avail_out = piece.outputCount
      // A decoder finds the end by itself.
      let status: CodecStatus =
        switch lzma_code(stream, isCompressing && isLastPiece ? LZMA_FINISH : LZMA_RUN) {
        case LZMA_STREAM_END: .finished
        case LZMA_OK, LZMA_BUF_ERROR: .unfinished
        default: .failed
        }
      return (status, stream.pointee.avail_in, stream.pointee.avail_out)
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
