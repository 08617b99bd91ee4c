/// A compressor of LZ4 in Apple's frame, by liblz4.
///
/// No block refers to another, so that a decoder needs no earlier bytes.
final class FramedLZ4Encoder: DataCodec {
  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus {
    while true {
      let written = buffers.write(output[outputStart...])
      outputStart += written
      if outputStart < output.count { return .unfinished }
      (output, outputStart) = ([], 0)
      if hasEnded { return buffers.inputCount == 0 ? .finished : .failed }
      plain += buffers.read(atMost: Self.blockCount - plain.count)
      if plain.count == Self.blockCount {
        appendBlock()
      } else if isLast {
        if !plain.isEmpty { appendBlock() }
        output += LZ4BlockHeader.end.bytes
        hasEnded = true
      } else {
        return .unfinished
      }
    }
  }

  // MARK: Internals

  /// The bytes of a block before compression: the distance that LZ4 looks back.
  ///
  /// Confidence: guess.
  private static let blockCount = 1 << 16

  private var plain: [UInt8] = []
  private var output: [UInt8] = []
  private var outputStart = 0
  private var hasEnded = false

  /// Adds the plain bytes as a block to the output.
  private func appendBlock() {
    let block = RawLZ4.compress(plain, atMost: plain.count - 1)
    if let block {
      output +=
        LZ4BlockHeader.compressed(plainCount: plain.count, encodedCount: block.count).bytes
      output += block
    } else {
      output += LZ4BlockHeader.plain(count: plain.count).bytes
      output += plain
    }
    plain.removeAll(keepingCapacity: true)
  }
}
