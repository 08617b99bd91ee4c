/// The values of a publisher that may fail, for `for try await`.
///
/// Each is asked for only when it is awaited (CB10).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What it has.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes one of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<P.Output, P.Failure>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox, bond: InboxBond(inbox.cancel))
  }

  /// Awaits the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let inbox: AsyncInbox<P.Output, P.Failure>
    let bond: InboxBond

    /// Awaits a value.
    ///
    /// - Returns: The value; nil after the end, or where the task was cancelled.
    /// - Throws: The publisher's error.
    public mutating func next() async throws -> P.Output? { try await inbox.next()?.get() }
  }
}

extension Publisher {
  /// The values, for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
