internal import TactusCryptography

// Message authentication codes.

/// The hash function of a message authentication code.
public typealias CCHmacAlgorithm = UInt32

/// A code by SHA1.
public let kCCHmacAlgSHA1 = 0
/// A code by MD5.
public let kCCHmacAlgMD5 = 1
/// A code by SHA256.
public let kCCHmacAlgSHA256 = 2
/// A code by SHA384.
public let kCCHmacAlgSHA384 = 3
/// A code by SHA512.
public let kCCHmacAlgSHA512 = 4
/// A code by SHA224.
public let kCCHmacAlgSHA224 = 5

/// The state of a message authentication code.
public struct CCHmacContext: Sendable {
  var state: DigestState?

  /// Creates a context, which has to be initialized.
  public init() {}
}

/// Returns the hash function of a number; another number ends the program.
private func hashFunction(_ number: CCHmacAlgorithm) -> DigestAlgorithm {
  let all: [DigestAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  precondition(Int(number) < all.count, "there is no CCHmacAlgorithm \(number)")
  return all[Int(number)]
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
  let key = UnsafeRawBufferPointer(start: key, count: keyLength)
  ctx.pointee.state = DigestState(hashFunction(algorithm), key: key)
}

/// Adds bytes to a context.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx.pointee.state?.update(UnsafeRawBufferPointer(start: data, count: dataLength))
}

/// Writes the code.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!
) {
  guard let bytes = ctx.pointee.state?.digest() else { return }
  macOut.copyMemory(from: bytes, byteCount: bytes.count)
}
