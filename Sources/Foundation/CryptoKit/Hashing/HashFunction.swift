/// A cryptographic hash function.
public protocol HashFunction: Sendable {
  /// The digest.
  associatedtype Digest: CryptoKit.Digest

  /// The number of bytes that are hashed at a time.
  static var blockByteCount: Int { get }

  /// Creates a function without data.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  /// Returns the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}
