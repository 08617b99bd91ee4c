import Compression
import TestSupport
import Testing

/// Whole buffers (Compression.CO3–CO8).
struct BufferTests {
  private static let algorithms = streamAlgorithms + [COMPRESSION_LZ4_RAW]

  @Test(
    "Compression.CO7. Decompression gives any bytes back that were compressed",
    arguments: RandomCases.seeds(UInt64(40)))
  func roundTrips(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = SampleData.random(using: &random)
    for algorithm in Self.algorithms {
      let encoded = encode(bytes, algorithm)
      #expect(!encoded.isEmpty)
      #expect(decode(encoded, algorithm, capacity: bytes.count + 1) == bytes)
    }
  }

  @Test("Compression.CO7. What does not fit gives 0, one byte more is enough")
  func smallDestinations() {
    for algorithm in Self.algorithms {
      let encoded = encode(SampleData.text, algorithm)
      #expect(encoded.count < SampleData.text.count / 2)
      #expect(encode(SampleData.text, algorithm, capacity: encoded.count - 1).isEmpty)
      #expect(encode(SampleData.text, algorithm, capacity: encoded.count).count == encoded.count)
      #expect(encode(SampleData.text, algorithm, capacity: 0).isEmpty)
      #expect(compression_encode_scratch_buffer_size(algorithm) > 0)
      #expect(compression_decode_scratch_buffer_size(algorithm) > 0)
    }
  }

  @Test("Compression.CO8. A small destination gets the first bytes, also of a gigabyte of zeros")
  func bombs() throws {
    for algorithm in Self.algorithms {
      let encoded = encode(SampleData.text, algorithm)
      for capacity in [1, 2, 100, SampleData.text.count - 1] {
        #expect(
          decode(encoded, algorithm, capacity: capacity) == Array(SampleData.text[..<capacity]))
      }
      #expect(decode(encoded, algorithm, capacity: 0).isEmpty)
    }
    // The blocks of a megabyte, a thousand times.
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    var bomb = encode(zeros, COMPRESSION_LZ4).dropLast(4)[...]
    let block = Array(bomb)
    for _ in 0..<1023 { bomb += block }
    bomb += Array("bv4$".utf8)
    #expect(decode(Array(bomb), COMPRESSION_LZ4, capacity: 1000) == Array(zeros[..<1000]))
  }

  @Test(
    "Compression.CO8. A stream that is cut anywhere gives 0, and bytes after its end change nothing"
  )
  func cutStreams() {
    for algorithm in Self.algorithms {
      let encoded = encode(SampleData.text, algorithm)
      for count in 0..<encoded.count {
        let decoded = decode(Array(encoded[..<count]), algorithm, capacity: 2000)
        if algorithm == COMPRESSION_LZ4_RAW {
          #expect(SampleData.text.starts(with: decoded) && decoded.count < SampleData.text.count)
        } else {
          #expect(decoded.isEmpty)
        }
      }
      if algorithm != COMPRESSION_LZ4_RAW {
        #expect(decode(encoded + [1, 2, 3], algorithm, capacity: 2000) == SampleData.text)
      }
    }
  }

  @Test(
    "Compression.CO8. Damaged bytes end in an error or in other bytes, never in more than fit",
    arguments: RandomCases.seeds(UInt64(100)))
  func damage(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bytes = SampleData.random(using: &random, most: 5_000)
    for algorithm in Self.algorithms {
      let damaged = random.damage(encode(bytes, algorithm), after: 0)
      let capacity = Int.random(in: 1...8_000, using: &random)
      #expect(decode(damaged, algorithm, capacity: capacity).count <= capacity)
      let noise = SampleData.noise(Int.random(in: 0...100, using: &random), &random)
      #expect(decode(noise, algorithm, capacity: capacity).count <= capacity)
    }
  }

  @Test("Compression.CO2. A changed byte in the data of an xz container gives 0")
  func checksum() {
    var encoded = encode(SampleData.text, COMPRESSION_LZMA)
    encoded[encoded.count / 2] ^= 1
    #expect(decode(encoded, COMPRESSION_LZMA, capacity: 2000).isEmpty)
  }

  @Test("Compression.CO3. Impossible sizes of a block give 0 and take no memory")
  func impossibleSizes() {
    let mark = Array("bv41".utf8)
    let huge: [UInt8] = [0xff, 0xff, 0xff, 0xff]
    #expect(decode(mark + huge + huge + [1], COMPRESSION_LZ4, capacity: 10).isEmpty)
    #expect(decode(mark + huge + [9, 0, 0, 0], COMPRESSION_LZ4, capacity: 10).isEmpty)
    #expect(decode(mark + [9, 0, 0, 0] + huge + [1], COMPRESSION_LZ4, capacity: 10).isEmpty)
    #expect(decode(Array("bv4x".utf8), COMPRESSION_LZ4, capacity: 10).isEmpty)
    #expect(decode(Array("bx4$".utf8), COMPRESSION_LZ4, capacity: 10).isEmpty)
  }

  @Test(
    "Compression.CO6. An algorithm without a library gives 0 in both directions",
    arguments: [COMPRESSION_LZFSE, COMPRESSION_LZBITMAP, compression_algorithm(7)])
  func missingAlgorithms(algorithm: compression_algorithm) {
    #expect(encode(SampleData.text, algorithm).isEmpty)
    #expect(decode(SampleData.text, algorithm, capacity: 100).isEmpty)
  }
}
