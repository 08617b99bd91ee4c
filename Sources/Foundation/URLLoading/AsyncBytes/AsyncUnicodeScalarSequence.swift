import FoundationNetworking
import TactusFoundationBase

/// The Unicode scalars of a sequence of bytes in UTF-8.
///
/// Bytes that are not UTF-8 become U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A scalar.
  public typealias Element = UnicodeScalar
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator over the scalars.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// An iterator over scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    /// The byte that did not belong to the scalar before it.
    private var pending: UInt8?

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next scalar; nil after the last one.
    public mutating func next() async throws -> UnicodeScalar? {
      guard let first = try await nextByte() else { return nil }
      guard first >= 0x80 else { return UnicodeScalar(first) }
      let count = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
      var sequence = [first]
      while first >= 0xc0, sequence.count < count, let byte = try await nextByte() {
        guard byte & 0xc0 == 0x80 else {
          pending = byte
          break
        }
        sequence.append(byte)
      }
      return String(validating: sequence, as: UTF8.self)?.unicodeScalars.first ?? "\u{fffd}"
    }

    private mutating func nextByte() async throws -> UInt8? {
      if let byte = pending.take() { return byte }
      return try await bytes.next()
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
