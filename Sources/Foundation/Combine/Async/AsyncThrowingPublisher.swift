/// An asynchronous sequence of the values of a publisher that may fail.
///
/// The sequence requests a value only when a task awaits it (Combine.CB10).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the elements.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an asynchronous sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns the iterator.
  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<P.Output, P.Failure>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox, subscription: InboxSubscription(inbox.cancel))
  }

  /// The iterator of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let inbox: AsyncInbox<P.Output, P.Failure>
    let subscription: InboxSubscription

    /// Returns the next value.
    ///
    /// - Returns: The value; nil after completion or if the task is cancelled.
    /// - Throws: The publisher's error.
    public mutating func next() async throws -> P.Output? { try await inbox.next()?.get() }
  }
}

extension Publisher {
  /// The values of the publisher as a throwing asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
