internal import TactusVirtualTime

/// The iterator of Core Location's asynchronous sequences.
public struct LocationIterator<Element: Sendable>: AsyncIteratorProtocol {
  private var base: AsyncStream<Element>.Iterator
  private let wait: MainActorWait

  init(base: AsyncStream<Element>.Iterator, wait: MainActorWait) {
    (self.base, self.wait) = (base, wait)
  }

  /// Returns the next element; `nil` after the end of the sequence or of the task.
  public mutating func next() async throws -> Element? {
    await following(isolation: #isolation)
  }

  /// Returns the next element; `nil` after the end of the sequence or of the task.
  ///
  /// - Parameter actor: The actor of the task.
  public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(any Error) -> Element? { await following(isolation: actor) }

  /// Returns the next element; a nonthrowing method, as iterators that wrap it need.
  mutating func following(isolation actor: isolated (any Actor)?) async -> Element? {
    wait.begin(on: actor)
    defer { wait.end() }
    return await base.next(isolation: actor)
  }
}
