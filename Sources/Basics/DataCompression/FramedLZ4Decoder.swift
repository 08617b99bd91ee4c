/// A decompressor of LZ4 in Apple's frame, by liblz4.
final class FramedLZ4Decoder: DataCodec {
  func process(_ buffers: inout CodecBuffers, isLast: Bool) -> CodecStatus {
    while true {
      switch state {
      case .header:
        // Each step reads one byte, because the first ones tell how many follow.
        guard let byte = buffers.read(atMost: 1).first else { return .unfinished }
        header.append(byte)
        do {
          guard let block = try LZ4BlockHeader(header) else { continue }
          header = []
          guard begin(block) else { return fail() }
        } catch { return fail() }
      case .encoded(let plainCount, let encodedCount):
        encoded += buffers.read(atMost: encodedCount - encoded.count)
        if encoded.count < encodedCount { return .unfinished }
        guard let block = RawLZ4.decompress(encoded, count: plainCount, after: history) else {
          return fail()
        }
        (plain, plainStart, encoded) = (block, 0, [])
        remember(block)
        state = .writing
      case .writing:
        plainStart += buffers.write(plain[plainStart...])
        if plainStart < plain.count { return .unfinished }
        plain = []
        state = .header
      case .plain(let count):
        if count == 0 {
          state = .header
          continue
        }
        let bytes = buffers.read(atMost: min(count, buffers.outputCount))
        if bytes.isEmpty { return .unfinished }
        remember(Array(bytes))
        _ = buffers.write(Array(bytes)[...])
        state = .plain(count: count - bytes.count)
      case .end: return .finished
      case .failed: return .failed
      }
    }
  }

  // MARK: Internals

  private enum State {
    case header
    case encoded(plainCount: Int, encodedCount: Int)
    case writing
    case plain(count: Int)
    case end
    case failed
  }

  private var state = State.header
  private var header: [UInt8] = []
  private var encoded: [UInt8] = []
  private var plain: [UInt8] = []
  private var plainStart = 0
  /// The last bytes of the output, to which the next block may refer.
  private var history: [UInt8] = []

  /// Begins a block; `false` if its sizes are impossible.
  private func begin(_ block: LZ4BlockHeader) -> Bool {
    switch block {
    case .compressed(let plainCount, let encodedCount):
      guard RawLZ4.canDecompress(encodedCount, to: plainCount) else { return false }
      state = .encoded(plainCount: plainCount, encodedCount: encodedCount)
    case .plain(let count): state = .plain(count: count)
    case .end: state = .end
    }
    return true
  }

  private func remember(_ bytes: [UInt8]) {
    if bytes.count >= RawLZ4.longestDistance {
      history = Array(bytes.suffix(RawLZ4.longestDistance))
    } else {
      history += bytes
      // Bytes are removed seldom, because that copies the others.
      if history.count > 2 * RawLZ4.longestDistance {
        history.removeFirst(history.count - RawLZ4.longestDistance)
      }
    }
  }

  private func fail() -> CodecStatus {
    state = .failed
    return .failed
  }
}
