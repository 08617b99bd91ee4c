import CommonCrypto
import TestSupport
import Testing

/// Common Crypto's digests and codes in memory of the app (Cryptography.CG11).
struct DigestTests {
  private typealias OneCall = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
    UnsafeMutablePointer<UInt8>?

  /// A hash function with a context.
  private struct Function<Context> {
    let name: String
    let count: Int
    let oneCall: OneCall
    let start: (UnsafeMutablePointer<Context>?) -> Int32
    let add: (UnsafeMutablePointer<Context>?, UnsafeRawPointer?, CC_LONG) -> Int32
    let finish: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Context>?) -> Int32
    /// The digest of "abc", in hexadecimal digits.
    let abc: String
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func digest(_ text: String, _ count: Int32, _ function: OneCall) -> String {
    var digest = [UInt8](repeating: 0, count: Int(count))
    _ = function(text, CC_LONG(text.utf8.count), &digest)
    return hex(digest)
  }

  /// Checks a function in one call, and in parts with a context that is only allocated, which is
  /// copied before its end.
  private func check<Context>(_ function: Function<Context>) {
    #expect(digest("abc", Int32(function.count), function.oneCall) == function.abc)
    for seed in RandomCases.seeds(UInt64(20)) {
      var random = SeededRandom(seed: seed)
      let data = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var whole = [UInt8](repeating: 0, count: function.count)
      _ = function.oneCall(data, CC_LONG(data.count), &whole)
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: 2 * MemoryLayout<Context>.stride, alignment: MemoryLayout<Context>.alignment)
      defer { memory.deallocate() }
      memory.initializeMemory(
        as: UInt8.self, repeating: 0xa5, count: 2 * MemoryLayout<Context>.stride)
      let context = memory.assumingMemoryBound(to: Context.self)
      #expect(function.start(context) == 1)
      var rest = data[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(Int.random(in: 0...150, using: &random)))
        rest = rest.dropFirst(part.count)
        #expect(function.add(context, part, CC_LONG(part.count)) == 1)
      }
      (context + 1).update(from: context, count: 1)
      for copy in [context, context + 1] {
        var parts = [UInt8](repeating: 0, count: function.count)
        #expect(function.finish(&parts, copy) == 1)
        #expect(parts == whole, "\(function.name), seed \(seed)")
      }
    }
  }

  @Test(
    "Cryptography.CG11. Digests in parts are those of one call, in memory that is only allocated")
  func contexts() {
    check(
      Function(
        name: "MD2", count: 16, oneCall: CC_MD2, start: CC_MD2_Init, add: CC_MD2_Update,
        finish: CC_MD2_Final, abc: "da853b0d3f88d99b30283a69e6ded6bb"))
    check(
      Function(
        name: "MD4", count: 16, oneCall: CC_MD4, start: CC_MD4_Init, add: CC_MD4_Update,
        finish: CC_MD4_Final, abc: "a448017aaf21d8525fc10ae87aa6729d"))
    check(
      Function(
        name: "MD5", count: 16, oneCall: CC_MD5, start: CC_MD5_Init, add: CC_MD5_Update,
        finish: CC_MD5_Final, abc: "900150983cd24fb0d6963f7d28e17f72"))
    check(
      Function(
        name: "SHA-1", count: 20, oneCall: CC_SHA1, start: CC_SHA1_Init, add: CC_SHA1_Update,
        finish: CC_SHA1_Final, abc: "a9993e364706816aba3e25717850c26c9cd0d89d"))
    check(
      Function(
        name: "SHA-224", count: 28, oneCall: CC_SHA224, start: CC_SHA224_Init,
        add: CC_SHA224_Update, finish: CC_SHA224_Final,
        abc: "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"))
    check(
      Function(
        name: "SHA-256", count: 32, oneCall: CC_SHA256, start: CC_SHA256_Init,
        add: CC_SHA256_Update, finish: CC_SHA256_Final,
        abc: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    check(
      Function(
        name: "SHA-384", count: 48, oneCall: CC_SHA384, start: CC_SHA384_Init,
        add: CC_SHA384_Update, finish: CC_SHA384_Final,
        abc: "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
          + "8086072ba1e7cc2358baeca134c825a7"))
    check(
      Function(
        name: "SHA-512", count: 64, oneCall: CC_SHA512, start: CC_SHA512_Init,
        add: CC_SHA512_Update, finish: CC_SHA512_Final,
        abc: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"))
  }

  @Test("Cryptography.CG11. The older functions give the digests of RFC 1319 and RFC 1320")
  func olderFunctions() {
    #expect(digest("", CC_MD2_DIGEST_LENGTH, CC_MD2) == "8350e5a3e24c153df2275c9f80692773")
    #expect(
      digest("message digest", CC_MD2_DIGEST_LENGTH, CC_MD2) == "ab4f496bfb2a530b219ff33031fe06b0")
    #expect(
      digest("abcdefghijklmnopqrstuvwxyz", CC_MD2_DIGEST_LENGTH, CC_MD2)
        == "4e8ddff3650292ab5a4108c3aa47940b")
    #expect(digest("", CC_MD4_DIGEST_LENGTH, CC_MD4) == "31d6cfe0d16ae931b73c59d7e0c089c0")
    #expect(
      digest("message digest", CC_MD4_DIGEST_LENGTH, CC_MD4) == "d9130a8164549fe818874806e1c7014b")
  }

  @Test("Cryptography.CG11. A million letters give the digests that the standards publish")
  func longData() {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(
      digest(text, CC_SHA1_DIGEST_LENGTH, CC_SHA1) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    #expect(
      digest(text, CC_SHA256_DIGEST_LENGTH, CC_SHA256)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    #expect(
      digest(text, CC_SHA512_DIGEST_LENGTH, CC_SHA512)
        == "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
        + "de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b")
  }

  @Test("Cryptography.CG11. A context has the parts of the public header; no memory, no digest")
  func layout() {
    #expect(MemoryLayout<CC_MD2_CTX>.size == 148 && MemoryLayout<CC_MD4_CTX>.size == 92)
    #expect(MemoryLayout<CC_MD5_CTX>.size == 92 && MemoryLayout<CC_SHA1_CTX>.size == 96)
    #expect(MemoryLayout<CC_SHA256_CTX>.size == 104 && MemoryLayout<CC_SHA512_CTX>.size == 208)
    var context = CC_SHA1_CTX()
    CC_SHA1_Init(&context)
    CC_SHA1_Update(&context, "abc", 3)
    #expect(context.h0 == 0x6745_2301 && context.Nl == 24 && context.num == 3)
    var other = CC_SHA256_CTX()
    CC_SHA256_Init(&other)
    CC_SHA256_Update(&other, [UInt8](repeating: 1, count: 70), 70)
    #expect(other.count.0 == 560 && other.wbuf.0 == 0x0101_0101)
    let parts = CC_MD5_CTX(
      A: 1, B: 2, C: 3, D: 4, Nl: 0, Nh: 0, data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      num: 0)
    #expect(parts.D == 4)
    let missing: UnsafeMutablePointer<UInt8>? = nil
    #expect(CC_SHA256("abc", 3, missing) == nil)
  }

  private func code(_ algorithm: Int, _ key: [UInt8], _ text: String) -> String {
    let counts = [
      kCCHmacAlgSHA1: 20, kCCHmacAlgMD5: 16, kCCHmacAlgSHA224: 28, kCCHmacAlgSHA256: 32,
      kCCHmacAlgSHA384: 48, kCCHmacAlgSHA512: 64,
    ]
    var code = [UInt8](repeating: 0, count: counts[algorithm] ?? 0)
    // Memory that is only allocated.
    let context = UnsafeMutablePointer<CCHmacContext>.allocate(capacity: 1)
    defer { context.deallocate() }
    memset(context, 0xa5, MemoryLayout<CCHmacContext>.size)
    CCHmacInit(context, CCHmacAlgorithm(algorithm), key, key.count)
    for byte in text.utf8 { withUnsafeBytes(of: byte) { CCHmacUpdate(context, $0.baseAddress, 1) } }
    CCHmacFinal(context, &code)
    return hex(code)
  }

  @Test(
    "Cryptography.CG11. Codes are those of RFC 2202 and RFC 4231, in memory that is only allocated")
  func codes() {
    let key = [UInt8](repeating: 0x0b, count: 20)
    #expect(
      code(kCCHmacAlgMD5, Array(key.prefix(16)), "Hi There") == "9294727a3638bb1c13f48ef8158bfc9d")
    #expect(code(kCCHmacAlgSHA1, key, "Hi There") == "b617318655057264e28bc0b6fb378c8ef146be00")
    #expect(
      code(kCCHmacAlgSHA224, key, "Hi There")
        == "896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22")
    #expect(
      code(kCCHmacAlgSHA384, key, "Hi There")
        == "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59c"
        + "faea9ea9076ede7f4af152e8b2fa9cb6")
    #expect(
      code(kCCHmacAlgSHA512, key, "Hi There")
        == "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
        + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854")
    #expect(
      code(
        kCCHmacAlgSHA256, [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First")
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
