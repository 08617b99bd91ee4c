import Compression
import Foundation
import TestSupport
import Testing

/// Streams of other programs (Compression.CO1–CO5).
struct KnownAnswerTests {
  private let text = SampleData.text

  /// Returns the output of a program.
  private func output(_ program: String, _ arguments: [String], _ input: [UInt8]) throws -> [UInt8]
  {
    let result = try FinishedProcess(program, arguments, input: Data(input))
    try #require(result.status == 0, "\(result.errorText)")
    return Array(result.output)
  }

  /// Returns the output of a line of Python, which has the input as `data` and zlib.
  private func python(_ expression: String, _ input: [UInt8]) throws -> [UInt8] {
    let program = """
      import sys, zlib
      data = sys.stdin.buffer.read()
      sys.stdout.buffer.write(\(expression))
      """
    return try output("python3", ["-c", program], input)
  }

  @Test("Compression.CO1. Python's zlib reads our DEFLATE, and we its own, at each level")
  func zlib() throws {
    #expect(try python("zlib.decompress(data, -15)", encode(text, COMPRESSION_ZLIB)) == text)
    for level in 0...9 {
      let encoded = try python(
        "(lambda c: c.compress(data) + c.flush())(zlib.compressobj(\(level), 8, -15))", text)
      #expect(decode(encoded, COMPRESSION_ZLIB, capacity: 2000) == text)
    }
    let zlib = try python("zlib.compress(data)", text)
    #expect(decode(zlib, COMPRESSION_ZLIB, capacity: 2000).isEmpty)
    #expect(decode(Array(zlib.dropFirst(2)), COMPRESSION_ZLIB, capacity: 2000) == text)
  }

  @Test("Compression.CO1. The stream in a gzip file is decompressed without its header")
  func gzip() throws {
    // gzip's header has ten bytes if the file has no name.
    let file = try output("gzip", ["-n", "-c"], text)
    let decoded = stream(Array(file.dropFirst(10)), COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB) {
      (100_000, 50)
    }
    #expect(decoded == StreamResult(bytes: text, status: COMPRESSION_STATUS_END, rest: 8))
  }

  @Test("Compression.CO1. A block without compression is that of RFC 1951")
  func storedBlock() {
    let block: [UInt8] = [1, 5, 0, 0xfa, 0xff] + Array("timer".utf8)
    #expect(decode(block, COMPRESSION_ZLIB, capacity: 99) == Array("timer".utf8))
    #expect(encode([], COMPRESSION_ZLIB) == [3, 0])
  }

  @Test("Compression.CO2. xz reads our containers, and we its own")
  func xz() throws {
    #expect(try output("xz", ["-dc"], encode(text, COMPRESSION_LZMA)) == text)
    #expect(encode(text, COMPRESSION_LZMA).starts(with: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]))
    for option in ["-0", "-9", "--check=sha256", "--check=none", "--x86 --lzma2"] {
      let arguments = ["-c", "-T1"] + option.split(separator: " ").map(String.init)
      let encoded = try output("xz", arguments, text)
      #expect(decode(encoded, COMPRESSION_LZMA, capacity: 2000) == text)
    }
    let large = try output("xz", ["-c", "-T1", "--lzma2=dict=256MiB"], text)
    #expect(decode(large, COMPRESSION_LZMA, capacity: 2000).isEmpty)
  }

  @Test("Compression.CO3. Blocks have the documented headers")
  func frames() {
    let plain = Array("timer".utf8)
    let stored = Array("bv4-".utf8) + [5, 0, 0, 0] + plain
    let end = Array("bv4$".utf8)
    #expect(encode(plain, COMPRESSION_LZ4) == stored + end)
    #expect(encode([], COMPRESSION_LZ4) == end)
    #expect(decode(stored + stored + end + end, COMPRESSION_LZ4, capacity: 99) == plain + plain)
    let block = encode(text, COMPRESSION_LZ4_RAW)
    let header = Array("bv41".utf8) + [0x48, 3, 0, 0, UInt8(block.count), 0, 0, 0]
    #expect(text.count == 0x348 && block.count < 256)
    #expect(encode(text, COMPRESSION_LZ4) == header + block + end)
    // A block of LZ4 by the description of its format: five literals.
    #expect(decode([0x50] + plain, COMPRESSION_LZ4_RAW, capacity: 99) == plain)
  }

  @Test("Compression.CO3. Blocks of the program lz4 that refer to earlier ones are decompressed")
  func linkedBlocks() throws {
    var random = SeededRandom(seed: 1)
    let pattern = SampleData.noise(300, &random)
    let noise = SampleData.noise(70_000, &random)
    let plain = (0..<437).flatMap { _ in pattern } + noise + pattern
    let file = try output("lz4", ["-c", "-9", "-BD", "-B4", "--no-frame-crc"], plain)
    // The header has seven bytes; each block has its size, whose highest bit marks plain bytes.
    var (place, left, framed, count) = (7, plain.count, [UInt8](), 0)
    while true {
      let size = file[place..<place + 4]
      let number = size.reversed().reduce(0) { $0 << 8 | Int($1) }
      if number == 0 { break }
      let isPlain = number >> 31 == 1
      let length = number & 0x7fff_ffff
      let block = file[place + 4..<place + 4 + length]
      let plainCount = min(left, 1 << 16)
      if isPlain {
        framed += Array("bv4-".utf8) + size.dropLast() + [size.last.map { $0 & 0x7f } ?? 0]
      } else {
        framed += Array("bv41".utf8)
        framed += (0..<4).map { UInt8(truncatingIfNeeded: plainCount >> (8 * $0)) } + size
      }
      framed += block
      (place, left, count) = (place + 4 + length, left - plainCount, count + 1)
    }
    framed += Array("bv4$".utf8)
    #expect(count > 3 && left == 0)
    #expect(decode(framed, COMPRESSION_LZ4, capacity: plain.count + 1) == plain)
    let decoded = stream(framed, COMPRESSION_STREAM_DECODE, COMPRESSION_LZ4) { (1000, 77) }
    #expect(decoded == StreamResult(bytes: plain, status: COMPRESSION_STATUS_END))
  }

  @Test("Compression.CO5. A stream without compression is that of RFC 7932")
  func brotli() {
    // A window of 16 bits, one block of 5 plain bytes, and an empty last block.
    let plain = Array("timer".utf8)
    let encoded: [UInt8] = [0x40, 0x00, 0x10] + plain + [0x03]
    #expect(decode(encoded, COMPRESSION_BROTLI, capacity: 99) == plain)
    #expect(decode([0x06, 9], COMPRESSION_BROTLI, capacity: 99).isEmpty)
    let ended = stream([0x06, 9], COMPRESSION_STREAM_DECODE, COMPRESSION_BROTLI) { (9, 9) }
    #expect(ended == StreamResult(bytes: [], status: COMPRESSION_STATUS_END, rest: 1))
  }
}
