extension CLMonitor {
  /// Reports about conditions, one after the other.
  public struct Events: AsyncSequence, Sendable {
    /// An element.
    public typealias Element = CLMonitor.Event

    /// The iterator.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: LocationStream<Element>.Iterator

      /// Returns the next element; `nil` after the end.
      public mutating func next() async throws -> Element? {
        await base.next(isolation: #isolation)
      }

      /// Returns the next element; `nil` after the end.
      ///
      /// - Parameter actor: The actor of the task.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> Element? { await base.next(isolation: actor) }
    }

    let stream: LocationStream<Element>

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: stream.makeIterator())
    }
  }
}
