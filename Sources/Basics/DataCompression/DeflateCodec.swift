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
    while true {
      // zlib counts with 32 bits.
      let inputCount = min(buffers.inputCount, Self.longestPiece)
      let outputCount = min(buffers.outputCount, Self.longestPiece)
      stream.pointee.next_in = UnsafeMutablePointer(mutating: buffers.input)
      stream.pointee.avail_in = UInt32(inputCount)
      // A step without space still needs a place.
      stream.pointee.next_out = buffers.output ?? Self.nowhere
      stream.pointee.avail_out = UInt32(outputCount)
      let isLastPiece = isLast && inputCount == buffers.inputCount
      let status =
        isCompressing
        ? zlibDeflate(stream, isLastPiece ? Z_FINISH : Z_NO_FLUSH) : inflate(stream, Z_NO_FLUSH)
      let (read, written) = (
        inputCount - Int(stream.pointee.avail_in), outputCount - Int(stream.pointee.avail_out)
      )
      buffers.skipInput(read)
      buffers.skipOutput(written)
      switch status {
      case Z_STREAM_END: return .finished
      case Z_OK, Z_BUF_ERROR:
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
  private static let level: Int32 = 5
  /// The largest window, negative for a stream without a header.
  private static let windowBits: Int32 = -15
  /// zlib's own default.
  private static let memoryLevel: Int32 = 8
  private static let longestPiece = 1 << 30
  private nonisolated(unsafe) static let nowhere = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  private let isCompressing: Bool
  private let isOpen: Bool
  private let stream: UnsafeMutablePointer<z_stream>
}

/// zlib's function, whose name is that of a case in this module's own types.
private func zlibDeflate(_ stream: UnsafeMutablePointer<z_stream>, _ flush: Int32) -> Int32 {
  deflate(stream, flush)
}
