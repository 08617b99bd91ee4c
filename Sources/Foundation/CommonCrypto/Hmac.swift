internal import TactusCryptography

// Message authentication codes.

/// The hash function of a message authentication code.
public typealias CCHmacAlgorithm = UInt32

/// The size of a context in Apple's header, in numbers of four bytes.
public let CC_HMAC_CONTEXT_SIZE: Int32 = 96

/// The state of a message authentication code, which may be copied and need not be freed.
public struct CCHmacContext: Sendable {
  private var algorithm: CCHmacAlgorithm = 0
  // Memory for the states of any hash function: of the key and the data, and of the key alone.
  private var inner = CC_SHA512_CTX()
  private var outer = CC_SHA512_CTX()

  /// Creates a context, which has to be initialized.
  public init() {}

  /// Begins with a key (RFC 2104).
  mutating func start(_ algorithm: CCHmacAlgorithm, key: UnsafeRawBufferPointer) {
    self.algorithm = algorithm
    let function = function
    var block = [UInt8](repeating: 0, count: function.blockByteCount)
    if key.count > block.count {
      function.start(&inner)
      function.add(key, to: &inner)
      function.finish(&inner, digest: &block)
    } else {
      block.withUnsafeMutableBytes { $0.copyMemory(from: key) }
    }
    function.start(&inner)
    function.start(&outer)
    block.map { $0 ^ 0x36 }.withUnsafeBytes { function.add($0, to: &inner) }
    block.map { $0 ^ 0x5c }.withUnsafeBytes { function.add($0, to: &outer) }
  }

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) { function.add(bytes, to: &inner) }

  /// Returns the code of the bytes so far.
  func code() -> [UInt8] {
    var (inner, outer) = (inner, outer)
    var code = [UInt8](repeating: 0, count: function.byteCount)
    function.finish(&inner, digest: &code)
    code.withUnsafeBytes { function.add($0, to: &outer) }
    function.finish(&outer, digest: &code)
    return code
  }

  /// The hash function; a number without one traps.
  private var function: PlainDigest {
    let all: [PlainDigest] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    precondition(Int(algorithm) < all.count, "there is no CCHmacAlgorithm \(algorithm)")
    return all[Int(algorithm)]
  }
}

/// Writes the code of some bytes.
///
/// - Parameters:
///   - algorithm: The hash function.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - data: The bytes.
///   - dataLength: Their number.
///   - macOut: Memory for the code, as long as a digest of the hash function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}

/// Initializes a context with a key.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  ctx.pointee.start(algorithm, key: UnsafeRawBufferPointer(start: key, count: keyLength))
}

/// Adds bytes to a context.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx.pointee.add(UnsafeRawBufferPointer(start: data, count: dataLength))
}

/// Writes the code.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!
) {
  let bytes = ctx.pointee.code()
  macOut.copyMemory(from: bytes, byteCount: bytes.count)
}
