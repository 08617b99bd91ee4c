/// A digest of one of the framework's hash functions.
///
/// The digests are types of their own, so that an app may give each its conformances.
public protocol HashDigest: Digest {
  /// The name of the hash function.
  static var functionName: String { get }
  /// The bytes.
  var digestBytes: [UInt8] { get }
  /// Creates a digest from its bytes.
  init(digestBytes: [UInt8])
}

extension HashDigest {
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digestBytes.withUnsafeBytes(body)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(digestBytes) }

  /// The name of the function, and the bytes in hexadecimal digits.
  public var description: String { "\(Self.functionName) digest: \(digestBytes.hexadecimal)" }
}
