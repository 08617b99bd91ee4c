/// An asynchronous sequence of the values of a publisher that never fails.
///
/// The sequence requests a value only when a task awaits it (Combine.CB10).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the elements.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an asynchronous sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher and returns the iterator.
  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<P.Output, Never>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox, subscription: InboxSubscription(inbox.cancel))
  }

  /// The iterator of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let inbox: AsyncInbox<P.Output, Never>
    let subscription: InboxSubscription

    /// Returns the next value.
    ///
    /// - Returns: The value; nil after completion or if the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await inbox.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values of the publisher as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
