internal import TactusCryptography

/// An authentication of messages by a hash function and a key.
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>

  /// The inner hash, and the outer one before the inner digest.
  private var inner = H()
  private var outer = H()

  /// Creates an authentication with a key.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the data so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var authentication = HMAC(key: key)
    authentication.update(data: data)
    return authentication.finalize()
  }

  /// Returns whether a code belongs to data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

  /// Returns whether the bytes of a code belong to data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key) == authenticationCode.allBytes
  }

  /// Returns whether the bytes of a code belong to bytes in memory.
  public static func isValidAuthenticationCode<C: ContiguousBytes>(
    _ authenticationCode: C, authenticating bufferPointer: UnsafeRawBufferPointer,
    using key: SymmetricKey
  ) -> Bool {
    isValidAuthenticationCode(authenticationCode, authenticating: Array(bufferPointer), using: key)
  }
}
