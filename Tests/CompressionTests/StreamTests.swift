import Compression
import TestSupport
import Testing

/// Streams (Compression.CO4, Compression.CO6, Compression.CO9–CO11).
struct StreamTests {
  @Test(
    "Compression.CO9. The sizes of the pieces do not change the result",
    arguments: RandomCases.seeds(UInt64(25)))
  func pieces(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = SampleData.random(using: &random)
    for algorithm in streamAlgorithms {
      let most = [40, 5_000, 100_000].randomElement(using: &random) ?? 1
      let encoded = stream(bytes, COMPRESSION_STREAM_ENCODE, algorithm) {
        (.random(in: 0...most, using: &random), .random(in: 0...most, using: &random))
      }
      #expect(encoded.status == COMPRESSION_STATUS_END)
      #expect(decode(encoded.bytes, algorithm, capacity: bytes.count + 1) == bytes)
      let decoded = stream(encoded.bytes, COMPRESSION_STREAM_DECODE, algorithm) {
        (.random(in: 0...most, using: &random), .random(in: 0...most, using: &random))
      }
      #expect(decoded.status == COMPRESSION_STATUS_END && decoded.rest == 0, "\(algorithm)")
      #expect(decoded.bytes == bytes, "\(algorithm)")
    }
  }

  @Test("Compression.CO9. Single bytes go in and out", arguments: streamAlgorithms)
  func singleBytes(algorithm: compression_algorithm) {
    let encoded = stream(SampleData.text, COMPRESSION_STREAM_ENCODE, algorithm) { (1, 1) }
    #expect(encoded.status == COMPRESSION_STATUS_END)
    let decoded = stream(encoded.bytes, COMPRESSION_STREAM_DECODE, algorithm) { (1, 1) }
    #expect(decoded == StreamResult(bytes: SampleData.text, status: COMPRESSION_STATUS_END))
  }

  @Test("Compression.CO10. No data gives an empty stream", arguments: streamAlgorithms)
  func empty(algorithm: compression_algorithm) {
    let encoded = stream([], COMPRESSION_STREAM_ENCODE, algorithm) { (100, 100) }
    #expect(encoded.status == COMPRESSION_STATUS_END && !encoded.bytes.isEmpty)
    let decoded = stream(encoded.bytes, COMPRESSION_STREAM_DECODE, algorithm) { (100, 100) }
    #expect(decoded == StreamResult(bytes: [], status: COMPRESSION_STATUS_END))
  }

  @Test(
    "Compression.CO10. A decompressor leaves the input after the end", arguments: streamAlgorithms)
  func inputAfterTheEnd(algorithm: compression_algorithm) {
    let encoded = encode(SampleData.text, algorithm) + [7, 7, 7]
    let decoded = stream(encoded, COMPRESSION_STREAM_DECODE, algorithm) { (10_000, 64) }
    #expect(
      decoded == StreamResult(bytes: SampleData.text, status: COMPRESSION_STATUS_END, rest: 3))
  }

  @Test(
    "Compression.CO11. A stream that is cut anywhere is an error, at the end of its data",
    arguments: streamAlgorithms)
  func cutStreams(algorithm: compression_algorithm) {
    let encoded = encode(SampleData.text, algorithm)
    for count in 0..<encoded.count {
      let decoded = stream(Array(encoded[..<count]), COMPRESSION_STREAM_DECODE, algorithm) {
        (16, 64)
      }
      #expect(decoded.status == COMPRESSION_STATUS_ERROR)
      #expect(SampleData.text.starts(with: decoded.bytes))
    }
  }

  @Test(
    "Compression.CO11. Damaged bytes end a stream", arguments: RandomCases.seeds(UInt64(60)))
  func damage(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = SampleData.random(using: &random, most: 5_000)
    for algorithm in streamAlgorithms {
      let damaged = random.damage(encode(bytes, algorithm), after: 0)
      let decoded = stream(damaged, COMPRESSION_STREAM_DECODE, algorithm) {
        (.random(in: 0...90, using: &random), .random(in: 0...5_000, using: &random))
      }
      #expect(decoded.status != COMPRESSION_STATUS_OK)
    }
  }

  @Test("Compression.CO10. The flag lasts, and the status after the end stays")
  func lastingFlag() {
    var stream = compression_stream()
    #expect(
      compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_ZLIB)
        == COMPRESSION_STATUS_OK)
    var output = [UInt8](repeating: 0, count: 100)
    let flags = Int32(COMPRESSION_STREAM_FINALIZE.rawValue)
    SampleData.text.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { space in
        guard let from = source.baseAddress, let to = space.baseAddress else { return }
        (stream.src_ptr, stream.src_size) = (from, source.count)
        (stream.dst_ptr, stream.dst_size) = (to, 10)
        #expect(compression_stream_process(&stream, flags) == COMPRESSION_STATUS_OK)
        #expect(stream.dst_ptr == to + 10 && stream.dst_size == 0 && stream.src_size == 0)
        stream.dst_size = 90
        #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_END)
        #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_END)
      }
    }
    let count = output.count - stream.dst_size
    #expect(decode(Array(output[..<count]), COMPRESSION_ZLIB, capacity: 999) == SampleData.text)
    #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_OK)
    #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_ERROR)
    #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
  }

  @Test(
    "Compression.CO4. Raw LZ4 and LZBITMAP have no streams, and LZFSE has no library",
    arguments: [COMPRESSION_LZ4_RAW, COMPRESSION_LZBITMAP, COMPRESSION_LZFSE])
  func algorithmsWithoutStreams(algorithm: compression_algorithm) {
    for operation in [COMPRESSION_STREAM_ENCODE, COMPRESSION_STREAM_DECODE] {
      var stream = compression_stream()
      #expect(
        compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_ERROR)
      #expect(stream.state == nil)
    }
  }

  @Test("Compression.CO9. The constants have the values of Apple's header")
  func constants() {
    let algorithms = [
      COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_ZLIB, COMPRESSION_LZMA,
      COMPRESSION_LZBITMAP, COMPRESSION_LZFSE, COMPRESSION_BROTLI,
    ]
    #expect(algorithms.map(\.rawValue) == [0x100, 0x101, 0x205, 0x306, 0x702, 0x801, 0xb02])
    #expect(COMPRESSION_STATUS_ERROR.rawValue == -1 && COMPRESSION_STATUS_END.rawValue == 1)
    #expect(COMPRESSION_STREAM_DECODE == compression_stream_operation(rawValue: 1))
    #expect(Algorithm(rawValue: COMPRESSION_BROTLI) == .brotli)
    #expect(Algorithm(rawValue: COMPRESSION_LZ4_RAW) == nil)
    #expect(FilterOperation(rawValue: COMPRESSION_STREAM_DECODE) == .decompress)
  }
}
