internal import TactusCryptography

/// A code that authenticates a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { allBytes.makeIterator() }

  /// The name of the type, and the bytes in hexadecimal digits.
  public var description: String { "\(Self.self): \(allBytes.hexadecimal)" }

  /// Returns whether two codes are equal, in a time that does not depend on them.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SecureComparison.areEqual(lhs.allBytes, rhs.allBytes)
  }

  /// Returns whether a code consists of some bytes, in a time that does not depend on them.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    SecureComparison.areEqual(lhs.allBytes, Array(rhs))
  }
}

/// A code made by a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  /// The number of bytes.
  public var byteCount: Int { H.Digest.byteCount }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The function, and the bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}
