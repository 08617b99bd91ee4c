import FoundationNetworking
import TactusFoundationBase

/// The characters of a sequence of bytes in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator over the characters.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// An iterator over characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The scalars of a character that may go on.
    private var text = ""

    fileprivate init(_ bytes: Base.AsyncIterator) { scalars = .init(bytes) }

    /// Returns the next character; nil after the last one.
    public mutating func next() async throws -> Character? {
      while let scalar = try await scalars.next() {
        text.unicodeScalars.append(scalar)
        if text.count > 1 { return text.removeFirst() }
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
