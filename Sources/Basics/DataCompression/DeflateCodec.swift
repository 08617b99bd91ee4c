internal import CTactusZlib

/// DEFLATE without a header, by zlib.
final class DeflateCodec: DataCodec {
  /// Creates a codec, or returns `nil` without enough memory.
  init?(_ direction: CompressionDirection) {
    isCompressing = direction == .compress
    // zlib keeps the address, so the value must not move.
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    let status =
      isCompressing
      ? deflateInit2_(
        stream, Self.level, Z_DEFLATED, Self.windowBits, Self.memoryLevel, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, size)
      : inflateInit2_(stream, Self.windowBits, ZLIB_VERSION, size)
    isOpen = status == Z_OK
    if !isOpen { return nil }
  }

  deinit {
    if isOpen { _ = isCompressing ? deflateEnd(stream) : inflateEnd(stream) }
    stream.deallocate()
  }

  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus {
    buffers.repeatStep(isLast: isLast, longestPiece: Self.longestPiece) { piece, isLastPiece in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.input)
      stream.pointee.avail_in = UInt32(piece.inputCount)
      // A step without space still needs a place.
      stream.pointee.next_out = piece.output ?? Self.nowhere
      stream.pointee.avail_out = UInt32(piece.outputCount)
      let result =
        isCompressing
        ? zlibDeflate(stream, isLastPiece ? Z_FINISH : Z_NO_FLUSH) : inflate(stream, Z_NO_FLUSH)
      let status: CodecStatus =
        switch result {
        case Z_STREAM_END: .finished
        case Z_OK, Z_BUF_ERROR: .unfinished
        default: .failed
        }
      return (status, Int(stream.pointee.avail_in), Int(stream.pointee.avail_out))
    }
  }

  // MARK: Internals

  /// The level of compression that Apple states.
  ///
  /// Confidence: documented.
  private static let level: Int32 = 5
  /// The largest window, negative for a stream without a header.
  private static let windowBits: Int32 = -15
  /// zlib's own default.
  private static let memoryLevel: Int32 = 8
  /// zlib counts with 32 bits.
  private static let longestPiece = 1 << 30
  // Unchecked because nobody reads or writes the memory.
  private nonisolated(unsafe) static let nowhere = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  private let isCompressing: Bool
  private let isOpen: Bool
  private let stream: UnsafeMutablePointer<z_stream>
}

/// zlib's function, whose name is that of a case in this module's own types.
private func zlibDeflate(_ stream: UnsafeMutablePointer<z_stream>, _ flush: Int32) -> Int32 {
  deflate(stream, flush)
}
