extension Product.SubscriptionInfo.Status {
  /// The states of subscriptions, as they change.
  public struct Statuses: AsyncSequence, Sendable {
    /// The element.
    public typealias Element = Product.SubscriptionInfo.Status

    /// The loop over the states.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let store: LocalStore
      private let listener: UpdateListener<String>

      init() {
        store = LocalStore.current
        listener = store.statusListeners.listen(first: [])
      }

      /// Waits for the next change.
      public mutating func next() async -> Element? { await next(isolation: nil) }

      /// Waits for the next change.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Element? {
        while let group = await listener.next() {
          if let status = store.known({ Element(group, $0) }, otherwise: nil) { return status }
        }
        return nil
      }
    }

    /// Creates a loop.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
