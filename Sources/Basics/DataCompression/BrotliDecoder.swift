internal import CTactusBrotli

/// A decompressor of Brotli, by Google's library.
final class BrotliDecoder: DataCodec {
  /// Creates a decompressor, or returns `nil` without enough memory.
  init?() {
    guard let state = BrotliDecoderCreateInstance(nil, nil, nil) else { return nil }
    self.state = state
  }

  deinit { BrotliDecoderDestroyInstance(state) }

  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus {
    let result = BrotliDecoderDecompressStream(
      state, &buffers.inputCount, &buffers.input, &buffers.outputCount, &buffers.output, nil)
    return switch result {
    case BROTLI_DECODER_RESULT_SUCCESS: .finished
    case BROTLI_DECODER_RESULT_ERROR: .failed
    default: .unfinished
    }
  }

  // MARK: Internals

  private let state: OpaquePointer
}
