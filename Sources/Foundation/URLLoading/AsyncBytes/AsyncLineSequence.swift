import FoundationNetworking
import TactusFoundationBase

/// The lines of a sequence of bytes in UTF-8.
///
/// Lines end with a line feed, a carriage return, both, or any other mark of Unicode that ends a
/// line. Empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// An iterator over lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    fileprivate init(_ bytes: Base.AsyncIterator) { scalars = .init(bytes) }

    /// Returns the next line without its end; nil after the last one.
    public mutating func next() async throws -> String? {
      var line = String.UnicodeScalarView()
      while let scalar = try await scalars.next() {
        guard ("\n"..."\r").contains(scalar) || ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
        else {
          line.append(scalar)
          continue
        }
        if !line.isEmpty { return String(line) }
      }
      return line.isEmpty ? nil : String(line)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, read as UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
  /// The scalars of the bytes, read as UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
  /// The characters of the bytes, read as UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
}
