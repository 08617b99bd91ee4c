internal import TactusVirtualTime

/// The results of a continuing query, one after each change.
public struct HealthResults<Element: Sendable>: AsyncSequence, Sendable {
  /// The iterator.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator
    fileprivate let wait: MainActorWait

    /// Returns the next result; `nil` after the end of the task.
    ///
    /// - Throws: `HKError`.
    public mutating func next() async throws -> Element? {
      try await next(isolation: #isolation)
    }

    /// Returns the next result; `nil` after the end of the task.
    ///
    /// - Parameter actor: The actor of the task.
    /// - Throws: `HKError`.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> Element? {
      wait.begin(on: actor)
      defer { wait.end() }
      return try await base.next(isolation: actor)
    }
  }

  /// The writing end of the sequence.
  struct Outlet: Sendable {
    fileprivate let base: AsyncThrowingStream<Element, any Error>.Continuation
    fileprivate let wait: MainActorWait

    /// Adds a result.
    func yield(_ element: Element) {
      wait.resume()
      base.yield(element)
    }

    /// Ends the sequence, with or without an error.
    func finish(throwing error: (any Error)? = nil) {
      wait.resume()
      base.finish(throwing: error)
    }

    /// Calls a closure when the sequence has ended.
    func onEnd(_ body: @escaping @Sendable () -> Void) { base.onTermination = { _ in body() } }
  }

  private let stream: AsyncThrowingStream<Element, any Error>
  private let wait = MainActorWait()

  init(_ run: @escaping @Sendable (Outlet) -> Void) {
    stream = AsyncThrowingStream { [wait] in run(Outlet(base: $0, wait: wait)) }
  }

  /// Creates a sequence that fails.
  init(_ error: HKError) { stream = AsyncThrowingStream { $0.finish(throwing: error) } }

  /// Returns an iterator.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: stream.makeAsyncIterator(), wait: wait)
  }
}
