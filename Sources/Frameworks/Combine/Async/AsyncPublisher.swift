/// The values of a publisher that never fails, for `for await`.
///
/// Each is asked for only when it is awaited (CB10).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What it has.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes one of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<P.Output, Never>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox, bond: InboxBond(inbox.cancel))
  }

  /// Awaits the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let inbox: AsyncInbox<P.Output, Never>
    let bond: InboxBond

    /// Awaits a value.
    ///
    /// - Returns: The value; nil after the end, or where the task was cancelled.
    public mutating func next() async -> P.Output? {
      switch await inbox.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
