import Compression
import Foundation
import TestSupport
import Testing

/// Filters (Compression.CO6, Compression.CO12, Compression.CO13).
struct FilterTests {
  private static let algorithms: [Algorithm] = [.zlib, .lzma, .lz4, .brotli]
  private struct StopError: Error {}

  /// Returns the output of a filter to which data is written in pieces.
  private func written(
    _ data: Data, _ operation: FilterOperation, _ algorithm: Algorithm, pieces: Int,
    capacity: Int = 65536
  ) throws -> (data: Data, longest: Int, ends: Int) {
    var result = (data: Data(), longest: 0, ends: 0)
    let filter = try OutputFilter(operation, using: algorithm, bufferCapacity: capacity) { piece in
      guard let piece else { return result.ends += 1 }
      #expect(result.ends == 0)
      result.data += piece
      result.longest = max(result.longest, piece.count)
    }
    var rest = data
    while !rest.isEmpty {
      try filter.write(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
    }
    try filter.finalize()
    try filter.finalize()
    return result
  }

  @Test(
    "Compression.CO12. What an output filter compresses, an output and an input filter decompress",
    arguments: RandomCases.seeds(UInt64(15)))
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let data = Data(SampleData.random(using: &random))
    for algorithm in Self.algorithms {
      let pieces = Int.random(in: 1...30_000, using: &random)
      let capacity = Int.random(in: 1...30_000, using: &random)
      let encoded = try written(data, .compress, algorithm, pieces: pieces, capacity: capacity)
      #expect(encoded.longest <= capacity && encoded.ends == 1)
      let decoded = try written(
        encoded.data, .decompress, algorithm, pieces: pieces, capacity: capacity)
      #expect(decoded.data == data && decoded.longest <= capacity && decoded.ends == 1)
      var offset = 0
      let filter = try InputFilter(.decompress, using: algorithm, bufferCapacity: capacity) {
        most in
        #expect(most == capacity)
        let piece = encoded.data.dropFirst(offset).prefix(Int.random(in: 1...most, using: &random))
        offset += piece.count
        return piece
      }
      var read = Data()
      while let piece = try filter.readData(ofLength: pieces) {
        read += piece
        #expect(piece.count == pieces || read.count == data.count)
      }
      #expect(read == data)
      #expect(try filter.readData(ofLength: 1) == nil)
    }
  }

  @Test("Compression.CO13. An input filter compresses, and asks for data until there is none")
  func compressingInput() throws {
    for algorithm in Self.algorithms {
      var parts = [Data(SampleData.text), Data([1, 2, 3])]
      let filter = try InputFilter(.compress, using: algorithm) { _ -> Data? in
        parts.isEmpty ? nil : parts.removeFirst()
      }
      var encoded: [UInt8] = []
      while let piece = try filter.readData(ofLength: 7) { encoded += piece }
      #expect(parts.isEmpty)
      #expect(
        decode(encoded, algorithm.rawValue, capacity: 9_999) == SampleData.text + [1, 2, 3])
      #expect(throws: FilterError.invalidState) { try filter.readData(ofLength: 0) }
    }
  }

  @Test("Compression.CO12. Empty data finalizes, and then writing is an error")
  func finalizing() throws {
    var pieces: [Data?] = []
    let filter = try OutputFilter(.compress, using: .zlib) { pieces.append($0) }
    try filter.write(Data(SampleData.text))
    try filter.write(Data())
    #expect(pieces.last == .some(nil) && pieces.filter { $0 == nil }.count == 1)
    #expect(throws: FilterError.invalidState) { try filter.write(Data([1])) }
    try filter.write(nil as Data?)
    let encoded = pieces.compactMap { $0 }.reduce(Data(), +)
    #expect(decode(Array(encoded), COMPRESSION_ZLIB, capacity: 999) == SampleData.text)
  }

  @Test("Compression.CO12. A filter that is released is finalized")
  func releasing() throws {
    var data = Data()
    var ends = 0
    do {
      let filter = try OutputFilter(.compress, using: .lz4) { piece in
        if let piece { data += piece } else { ends += 1 }
      }
      try filter.write(SampleData.text)
    }
    #expect(ends == 1 && decode(Array(data), COMPRESSION_LZ4, capacity: 999) == SampleData.text)
  }

  @Test("Compression.CO13. Damaged and incomplete data is an error", arguments: Self.algorithms)
  func damage(algorithm: Algorithm) throws {
    let encoded = Data(encode(SampleData.text, algorithm.rawValue))
    for data in [encoded.dropLast(), Data(repeating: 0xff, count: 50), Data()] {
      #expect(throws: FilterError.invalidData) {
        try written(data, .decompress, algorithm, pieces: 9)
      }
      var rest: Data? = data
      let filter = try InputFilter(.decompress, using: algorithm) { _ -> Data? in
        defer { rest = nil }
        return rest
      }
      #expect(throws: FilterError.invalidData) { try filter.readData(ofLength: 5_000) }
    }
    let longer = try written(encoded + [1, 2], .decompress, algorithm, pieces: 9)
    #expect(Array(longer.data) == SampleData.text && longer.ends == 1)
  }

  @Test("Compression.CO12. Errors of the filter's function reach the caller")
  func errors() throws {
    let output = try OutputFilter(.compress, using: .zlib) { _ in throw StopError() }
    #expect(throws: StopError.self) { try output.finalize() }
    let input = try InputFilter(.compress, using: .zlib) { _ -> Data? in throw StopError() }
    #expect(throws: StopError.self) { try input.readData(ofLength: 1) }
  }

  @Test("Compression.CO6. Filters of LZFSE and LZBITMAP cannot be created")
  func missingAlgorithms() {
    for algorithm in [Algorithm.lzfse, .lzbitmap] {
      #expect(throws: FilterError.invalidState) {
        try OutputFilter(.compress, using: algorithm) { _ in }
      }
      #expect(throws: FilterError.invalidState) {
        try InputFilter(.decompress, using: algorithm) { _ -> Data? in nil }
      }
    }
    #expect(throws: FilterError.invalidState) {
      try OutputFilter(.compress, using: .zlib, bufferCapacity: 0) { _ in }
    }
  }
}
