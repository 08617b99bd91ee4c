import TactusFoundation
import TestSupport
import Testing

/// The compression of data (Compression.CO14).
struct DataCompressionTests {
  private let text = Data(String(repeating: "The egg timer rings. ", count: 40).utf8)

  @Test(
    "Compression.CO14. Data is compressed and decompressed",
    arguments: [NSData.CompressionAlgorithm.zlib, .lzma, .lz4])
  func roundTrips(algorithm: NSData.CompressionAlgorithm) throws {
    var random = SeededRandom(seed: 1)
    let noise = Data((0..<100_000).map { _ in .random(in: 0...255, using: &random) })
    for data in [text, noise, Data(), text + noise + text] {
      let encoded = try NSData(data: data).compressed(using: algorithm)
      #expect(encoded.length > 0 && !(encoded is NSMutableData))
      #expect(try Data(referencing: encoded.decompressed(using: algorithm)) == data)
    }
    #expect(try NSData(data: text).compressed(using: algorithm).length < text.count / 4)
  }

  @Test("Compression.CO14. Mutable data is replaced in place, and stays if that fails")
  func replacing() throws {
    let data = NSMutableData(data: text)
    let encoded: NSMutableData = try data.compressed(using: .zlib)
    try data.compress(using: .zlib)
    #expect(data == encoded && data.length < text.count)
    #expect(throws: CocoaError.self) { try data.decompress(using: .lzma) }
    #expect(data == encoded)
    try data.decompress(using: .zlib)
    #expect(Data(referencing: data) == text)
  }

  @Test("Compression.CO14. Errors have Apple's domain and codes, also without a library")
  func errors() throws {
    let encoded = try NSData(data: text).compressed(using: .lzma)
    let cut = NSData(data: Data(referencing: encoded).dropLast())
    for (data, algorithm) in [(cut, NSData.CompressionAlgorithm.lzma), (NSData(), .zlib)] {
      let error = #expect(throws: CocoaError.self) { try data.decompressed(using: algorithm) }
      #expect(error?.errorCode == NSDecompressionFailedError)
      #expect((error as NSError?)?.domain == NSCocoaErrorDomain)
    }
    let missing = #expect(throws: CocoaError.self) { try encoded.compressed(using: .lzfse) }
    #expect(missing?.errorCode == 5376)
    let other = #expect(throws: CocoaError.self) { try encoded.decompressed(using: .lzfse) }
    #expect(other?.errorCode == 5377)
  }
}
