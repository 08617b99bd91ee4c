/// The results of a query that goes on, one after each change.
public struct HealthResults<Element: Sendable>: AsyncSequence, Sendable {
  /// The iterator.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator

    /// Returns the next result; `nil` after the end of the task.
    ///
    /// - Throws: `HKError`.
    public mutating func next() async throws -> Element? { try await base.next() }
  }

  private let stream: AsyncThrowingStream<Element, any Error>

  init(
    _ run: @escaping @Sendable (AsyncThrowingStream<Element, any Error>.Continuation) -> Void
  ) { stream = AsyncThrowingStream { run($0) } }

  /// Creates a sequence that fails.
  init(_ error: HKError) { stream = AsyncThrowingStream { $0.finish(throwing: error) } }

  /// Returns an iterator.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: stream.makeAsyncIterator())
  }
}
