internal import CTactusBrotli

/// A compressor of Brotli, by Google's library.
final class BrotliEncoder: DataCodec {
  /// Creates a compressor, or returns `nil` without enough memory.
  init?() {
    guard let state = BrotliEncoderCreateInstance(nil, nil, nil) else { return nil }
    self.state = state
    _ = BrotliEncoderSetParameter(state, BROTLI_PARAM_QUALITY, Self.quality)
  }

  deinit { BrotliEncoderDestroyInstance(state) }

  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus {
    while true {
      let (inputCount, outputCount) = (buffers.inputCount, buffers.outputCount)
      let operation = isLast ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS
      guard
        BrotliEncoderCompressStream(
          state, operation, &buffers.inputCount, &buffers.input, &buffers.outputCount,
          &buffers.output, nil) != 0
      else { return .failed }
      if BrotliEncoderIsFinished(state) != 0 { return .finished }
      let hasMoved = inputCount != buffers.inputCount || outputCount != buffers.outputCount
      let mayGoOn = buffers.outputCount > 0 && (buffers.inputCount > 0 || isLast)
      if !mayGoOn || !hasMoved { return .unfinished }
    }
  }

  // MARK: Internals

  /// The quality that Apple states.
  ///
  /// Confidence: documented.
  private static let quality: UInt32 = 2

  private let state: OpaquePointer
}
