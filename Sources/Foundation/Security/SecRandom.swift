internal import TactusCryptography

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// A reference to a source of random bytes.
public typealias SecRandomRef = SecRandom
/// The default source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
///
/// - Returns: `errSecSuccess`, or `errSecNotAvailable` if there are none.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  Randomness.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
    ? errSecSuccess : errSecNotAvailable
}
