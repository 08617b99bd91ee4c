internal import TactusCryptography

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { allBytes.makeIterator() }

  /// The name of the type, and the bytes in hexadecimal digits.
  public var description: String { "\(Self.self): \(allBytes.hexadecimal)" }

  /// Returns whether two digests are equal, in a time that does not depend on them.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SecureComparison.areEqual(lhs.allBytes, rhs.allBytes)
  }

  /// Returns whether a digest consists of some bytes, in a time that does not depend on them.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    SecureComparison.areEqual(lhs.allBytes, Array(rhs))
  }

  /// Returns whether a digest does not consist of some bytes.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
