import CommonCrypto
import Testing

/// Keys that are wrapped with others, in Common Crypto (Cryptography.CG10).
struct KeyWrappingTests {
  /// An example of RFC 3394.
  struct Example: CustomTestStringConvertible {
    let testDescription: String
    /// The number of bytes of the wrapping key, which are 0, 1, 2 and so on.
    let kek: Int
    /// The key, in hexadecimal digits.
    let key: String
    /// The wrapped key.
    let wrapped: String
  }

  private static let shortKey = "00112233445566778899aabbccddeeff"
  private static let standard = Array(UnsafeBufferPointer(start: CCrfc3394_iv, count: 8))

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { place in
      UInt8(hex.dropFirst(place).prefix(2), radix: 16)
    }
  }

  private func wrap(
    _ key: [UInt8], _ kek: [UInt8], iv: [UInt8]? = standard, ivLength: Int? = nil,
    available: Int? = nil
  ) -> (status: Int, bytes: [UInt8], memory: [UInt8]) {
    var memory = [UInt8](repeating: 0xee, count: key.count + 8)
    var count = available ?? memory.count
    let status = CCSymmetricKeyWrap(
      CCWrappingAlgorithm(kCCWRAPAES), iv, ivLength ?? iv?.count ?? 0, kek, kek.count, key,
      key.count, &memory, &count)
    return (Int(status), Array(memory.prefix(count)), memory)
  }

  private func unwrap(
    _ wrapped: [UInt8], _ kek: [UInt8], iv: [UInt8]? = standard, ivLength: Int? = nil,
    available: Int? = nil
  ) -> (status: Int, bytes: [UInt8], memory: [UInt8]) {
    var memory = [UInt8](repeating: 0xee, count: max(wrapped.count, 8))
    var count = available ?? memory.count
    let status = CCSymmetricKeyUnwrap(
      CCWrappingAlgorithm(kCCWRAPAES), iv, ivLength ?? iv?.count ?? 0, kek, kek.count, wrapped,
      wrapped.count, &memory, &count)
    return (Int(status), Array(memory.prefix(count)), memory)
  }

  @Test(
    "Cryptography.CG10. Keys are wrapped as in RFC 3394",
    arguments: [
      Example(
        testDescription: "4.1", kek: 16, key: shortKey,
        wrapped: "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5"),
      Example(
        testDescription: "4.2", kek: 24, key: shortKey,
        wrapped: "96778b25ae6ca435f92b5b97c050aed2468ab8a17ad84e5d"),
      Example(
        testDescription: "4.3", kek: 32, key: shortKey,
        wrapped: "64e8c3f9ce0f5ba263e9777905818a2a93c8191e7d6e8ae7"),
      Example(
        testDescription: "4.4", kek: 24, key: shortKey + "0001020304050607",
        wrapped: "031d33264e15d33268f24ec260743edce1c6c7ddee725a936ba814915c6762d2"),
      Example(
        testDescription: "4.5", kek: 32, key: shortKey + "0001020304050607",
        wrapped: "a8f9bc1612c68b3ff6e6f4fbe30e71e4769c8b80a32cb8958cd5d17d6b254da1"),
      Example(
        testDescription: "4.6", kek: 32, key: shortKey + "000102030405060708090a0b0c0d0e0f",
        wrapped: "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43b"
          + "fb988b9b7a02dd21"),
    ])
  func published(_ example: Example) {
    let (kek, key) = (Array(0..<UInt8(example.kek)), bytes(example.key))
    let wrapped = wrap(key, kek)
    #expect(wrapped.status == kCCSuccess && wrapped.bytes == bytes(example.wrapped))
    #expect(wrapped.bytes.count == CCSymmetricWrappedSize(1, key.count))
    let unwrapped = unwrap(wrapped.bytes, kek)
    #expect(unwrapped.status == kCCSuccess && unwrapped.bytes == key)
    #expect(unwrapped.bytes.count == CCSymmetricUnwrappedSize(1, wrapped.bytes.count))
  }

  @Test("Cryptography.CG10. Another initial value has to be known, the standard one always is")
  func initialValues() {
    let (kek, key) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 32))
    let own = [UInt8](10..<20)
    let wrapped = wrap(key, kek, iv: own)
    #expect(wrapped.status == kCCSuccess && wrapped.bytes != wrap(key, kek).bytes)
    #expect(unwrap(wrapped.bytes, kek, iv: own).bytes == key)
    #expect(unwrap(wrapped.bytes, kek).status == kCCDecodeError)
    // Of a longer value the first 8 bytes are used.
    #expect(unwrap(wrapped.bytes, kek, iv: Array(own.prefix(8))).bytes == key)
    #expect(unwrap(wrap(key, kek).bytes, kek, iv: own).bytes == key)
    #expect(wrap(key, kek, iv: nil).bytes == wrap(key, kek).bytes)
    #expect(unwrap(wrap(key, kek).bytes, kek, iv: nil).bytes == key)
    #expect(Self.standard == [UInt8](repeating: 0xa6, count: CCrfc3394_ivLen))
  }

  @Test("Cryptography.CG10. Impossible lengths and too little memory are errors that clear memory")
  func lengths() {
    let (kek, key) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    for wrong in [
      wrap(key, Array(kek.dropLast())), wrap(Array(key.dropLast()), kek), wrap([], kek),
      wrap(Array(key.prefix(8)), kek), wrap(key, kek, ivLength: 7),
    ] {
      #expect(wrong.status == kCCParamError && wrong.bytes.isEmpty)
      #expect(wrong.memory.allSatisfy { $0 == 0 })
    }
    let small = wrap(key, kek, available: 23)
    #expect(small.status == kCCParamError && small.bytes.isEmpty)
    #expect(small.memory == [UInt8](repeating: 0, count: 23) + [0xee])
    let wrapped = wrap(key, kek).bytes
    for wrong in [
      unwrap(wrapped, kek + [1]), unwrap(wrapped, kek, available: 15),
      unwrap(wrapped, kek, ivLength: 7),
    ] { #expect(wrong.status == kCCParamError && wrong.bytes.isEmpty) }
    #expect(unwrap(wrapped, kek, available: 16).bytes == key)
    #expect(unwrap(Array(wrapped.prefix(7)), kek).status == kCCParamError)
    for count in [8, 16, 23] {
      #expect(unwrap(Array(wrapped.prefix(count)), kek).status == kCCDecodeError)
    }
  }

  @Test("Cryptography.CG10. A wrong key and a changed byte are decode errors that clear memory")
  func mismatches() {
    let (kek, key) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    let wrapped = wrap(key, kek).bytes
    for index in wrapped.indices {
      var changed = wrapped
      changed[index] ^= 0x10
      let result = unwrap(changed, kek)
      #expect(result.status == kCCDecodeError && result.bytes.isEmpty)
      #expect(result.memory.allSatisfy { $0 == 0 })
    }
    #expect(unwrap(wrapped, [UInt8](repeating: 3, count: 16)).status == kCCDecodeError)
    // A key may be unwrapped where it is.
    var (memory, count) = (wrapped, wrapped.count)
    memory.withUnsafeMutableBufferPointer {
      let status = CCSymmetricKeyUnwrap(
        1, CCrfc3394_iv, CCrfc3394_ivLen, kek, kek.count, $0.baseAddress, $0.count,
        $0.baseAddress, &count)
      #expect(Int(status) == kCCSuccess)
    }
    #expect(Array(memory.prefix(count)) == key)
  }
}
