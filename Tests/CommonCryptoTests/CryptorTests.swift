import CommonCrypto
import TestSupport
import Testing

/// Common Crypto's encryption of data that comes in parts (Cryptography.CG7, CG9).
struct CryptorTests {
  /// A cipher in a mode with a published result.
  struct Example: CustomTestStringConvertible {
    let testDescription: String
    let algorithm: Int
    let mode: Int
    let key: String
    let vector: String?
    let text: String
    let result: String
  }

  private static let aesKey = "2b7e151628aed2a6abf7158809cf4f3c"
  private static let aesText = "6bc1bee22e409f96e93d7e117393172a"
  private static let vector = "000102030405060708090a0b0c0d0e0f"

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { place in
      UInt8(hex.dropFirst(place).prefix(2), radix: 16)
    }
  }

  private func create(
    _ operation: Int, _ example: Example, padding: Int = ccNoPadding
  ) throws -> CCCryptorRef {
    let (key, vector) = (bytes(example.key), example.vector.map(bytes))
    var reference: CCCryptorRef?
    let status = CCCryptorCreateWithMode(
      CCOperation(operation), CCMode(example.mode), CCAlgorithm(example.algorithm),
      CCPadding(padding), vector, key, key.count, nil, 0, 0, 0, &reference)
    #expect(Int(status) == kCCSuccess)
    return try #require(reference)
  }

  /// Returns the result of data in parts of random lengths.
  private func convert(
    _ data: [UInt8], _ reference: CCCryptorRef, _ random: inout SeededRandom
  ) -> [UInt8] {
    var (rest, result) = (data[...], [UInt8]())
    while !rest.isEmpty {
      let part = Array(rest.prefix(Int.random(in: 1...20, using: &random)))
      rest = rest.dropFirst(part.count)
      let needed = CCCryptorGetOutputLength(reference, part.count, false)
      var (output, count) = ([UInt8](repeating: 0, count: needed), 0)
      let status = CCCryptorUpdate(reference, part, part.count, &output, output.count, &count)
      #expect(Int(status) == kCCSuccess && count <= needed)
      result += output.prefix(count)
    }
    var (output, count) = ([UInt8](repeating: 0, count: 32), 0)
    let status = CCCryptorFinal(reference, &output, output.count, &count)
    #expect(Int(status) == kCCSuccess)
    return result + output.prefix(count)
  }

  @Test(
    "Cryptography.CG9. Each cipher and mode has the result that its standard publishes",
    arguments: [
      Example(
        testDescription: "SP 800-38A, CTR", algorithm: kCCAlgorithmAES, mode: kCCModeCTR,
        key: aesKey, vector: "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", text: aesText,
        result: "874d6191b620e3261bef6864990db6ce"),
      Example(
        testDescription: "SP 800-38A, CFB", algorithm: kCCAlgorithmAES, mode: kCCModeCFB,
        key: aesKey, vector: vector, text: aesText, result: "3b3fd92eb72dad20333449f8e83cfb4a"),
      Example(
        testDescription: "SP 800-38A, OFB", algorithm: kCCAlgorithmAES, mode: kCCModeOFB,
        key: aesKey, vector: vector, text: aesText, result: "3b3fd92eb72dad20333449f8e83cfb4a"),
      Example(
        testDescription: "SP 800-38A, CFB8", algorithm: kCCAlgorithmAES, mode: kCCModeCFB8,
        key: aesKey, vector: vector, text: aesText, result: "3b79424c9c0dd436bace9e0ed4586a4f"),
      Example(
        testDescription: "SP 800-38A, CBC", algorithm: kCCAlgorithmAES, mode: kCCModeCBC,
        key: aesKey, vector: vector, text: aesText, result: "7649abac8119b246cee98e9b12e9197d"),
      Example(
        testDescription: "DES", algorithm: kCCAlgorithmDES, mode: kCCModeECB,
        key: "133457799bbcdff1", vector: nil, text: "0123456789abcdef",
        result: "85e813540f0ab405"),
      Example(
        testDescription: "RFC 2144, CAST", algorithm: kCCAlgorithmCAST, mode: kCCModeECB,
        key: "0123456712345678234567893456789a", vector: nil, text: "0123456789abcdef",
        result: "238b4fe5847e44b2"),
      Example(
        testDescription: "RFC 2268, RC2", algorithm: kCCAlgorithmRC2, mode: kCCModeECB,
        key: "ffffffffffffffff", vector: nil, text: "ffffffffffffffff",
        result: "278b27e42e2f0d49"),
      Example(
        testDescription: "Blowfish", algorithm: kCCAlgorithmBlowfish, mode: kCCModeECB,
        key: "0000000000000000", vector: nil, text: "0000000000000000",
        result: "4ef997456198dd78"),
      Example(
        testDescription: "RC4", algorithm: kCCAlgorithmRC4, mode: kCCModeRC4, key: "4b6579",
        vector: nil, text: "506c61696e74657874", result: "bbf316e8d940af0ad3"),
    ])
  func published(_ example: Example) throws {
    var random = SeededRandom(seed: 1)
    for (operation, from, to) in [
      (kCCEncrypt, example.text, example.result), (kCCDecrypt, example.result, example.text),
    ] {
      let reference = try create(operation, example)
      defer { CCCryptorRelease(reference) }
      #expect(convert(bytes(from), reference, &random) == bytes(to))
      // With the same key again.
      let status = CCCryptorReset(reference, example.vector.map(bytes))
      if [kCCModeCBC, kCCModeCTR].contains(example.mode) {
        #expect(Int(status) == kCCSuccess)
        #expect(convert(bytes(from), reference, &random) == bytes(to))
      } else {
        #expect(Int(status) == kCCUnimplemented)
      }
    }
  }

  @Test("Cryptography.CG9. Data in parts is what it is in one call, and is decrypted to itself")
  func parts() throws {
    for seed in RandomCases.seeds(UInt64(40)) {
      var random = SeededRandom(seed: seed)
      let data = (0..<Int.random(in: 0...100, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let example = Example(
        testDescription: "", algorithm: kCCAlgorithmAES, mode: kCCModeCBC, key: Self.aesKey,
        vector: Self.vector, text: "", result: "")
      let sealing = try create(kCCEncrypt, example, padding: ccPKCS7Padding)
      defer { CCCryptorRelease(sealing) }
      let sealed = convert(data, sealing, &random)
      var (whole, count) = ([UInt8](repeating: 0, count: data.count + 16), 0)
      let (key, vector) = (bytes(Self.aesKey), bytes(Self.vector))
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
        key, key.count, vector, data, data.count, &whole, whole.count, &count)
      #expect(sealed == Array(whole.prefix(count)))
      let opening = try create(kCCDecrypt, example, padding: ccPKCS7Padding)
      defer { CCCryptorRelease(opening) }
      #expect(convert(sealed, opening, &random) == data)
    }
  }

  @Test("Cryptography.CG9. A part of a block, too little memory and XTS have their errors")
  func errors() throws {
    let example = Example(
      testDescription: "", algorithm: kCCAlgorithmAES, mode: kCCModeECB, key: Self.aesKey,
      vector: nil, text: "", result: "")
    let reference = try create(kCCEncrypt, example)
    defer { CCCryptorRelease(reference) }
    var (output, count) = ([UInt8](repeating: 0, count: 16), 0)
    let block = [UInt8](repeating: 1, count: 16)
    #expect(Int(CCCryptorUpdate(reference, block, 16, &output, 15, &count)) == kCCBufferTooSmall)
    #expect(count == 16)
    #expect(Int(CCCryptorUpdate(reference, block, 3, &output, 16, &count)) == kCCSuccess)
    #expect(count == 0 && CCCryptorGetOutputLength(reference, 13, false) == 16)
    #expect(Int(CCCryptorFinal(reference, &output, 16, &count)) == kCCAlignmentError)
    #expect(Int(CCCryptorUpdate(nil, block, 16, &output, 16, &count)) == kCCParamError)
    var other: CCCryptorRef?
    let status = CCCryptorCreateWithMode(
      0, 8, CCAlgorithm(kCCAlgorithmAES), 0, nil, block, 16, nil, 0, 0, 0, &other)
    #expect(Int(status) == kCCUnimplemented && other == nil)
    let unknown = CCCryptorCreateWithMode(
      0, 77, CCAlgorithm(kCCAlgorithmAES), 0, nil, block, 16, nil, 0, 0, 0, &other)
    #expect(Int(unknown) == kCCParamError && other == nil)
  }

  @Test("Cryptography.CG9. Memory of the app is accepted, and is enough for two pointers")
  func callersMemory() throws {
    let (key, block) = (bytes(Self.aesKey), bytes(Self.aesText))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: kCCContextSizeAES128, alignment: 8)
    defer { memory.deallocate() }
    var (reference, used): (CCCryptorRef?, Int) = (nil, 0)
    func create(_ address: UnsafeRawPointer, _ count: Int) -> Int {
      let status = CCCryptorCreateFromData(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key,
        key.count, nil, address, count, &reference, &used)
      return Int(status)
    }
    #expect(create(memory, 15) == kCCBufferTooSmall && used == 16 && reference == nil)
    #expect(create(memory + 1, 16) == kCCBufferTooSmall && used == 23)
    #expect(create(memory, kCCContextSizeAES128) == kCCSuccess && used == 16)
    let cryptor = try #require(reference)
    defer { CCCryptorRelease(cryptor) }
    var (output, count) = ([UInt8](repeating: 0, count: 16), 0)
    CCCryptorUpdate(cryptor, block, 16, &output, 16, &count)
    #expect(count == 16 && output == bytes("3ad77bb40d7a3660a89ecaf32466ef97"))
  }
}
