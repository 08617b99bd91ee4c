extension Transaction {
  /// A sequence of transactions.
  public struct Transactions: AsyncSequence, Sendable {
    /// The element.
    public typealias Element = VerificationResult<Transaction>

    enum Source: Sendable {
      /// The transactions at the start of the loop.
      case present(@Sendable (LocalStore.State) -> [StoredTransaction])
      /// The transactions that arrive while the loop waits.
      case arriving
    }

    let source: Source

    /// The loop over the transactions.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let store: LocalStore
      private var listener: UpdateListener<StoredTransaction>?
      private var present: [StoredTransaction]

      init(_ source: Source) {
        let store = LocalStore.current
        self.store = store
        switch source {
        case .present(let find): present = store.known(find, otherwise: []).reversed()
        case .arriving:
          present = []
          // Purchases.TR5: unreported ones come first.
          listener = store.transactionListeners.listen(first: store.takeUntold())
        }
      }

      /// Returns the next transaction; `nil` at the end.
      public mutating func next() async -> Element? { await next(isolation: nil) }

      /// Returns the next transaction; `nil` at the end.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Element? {
        let entry = if let listener { await listener.next() } else { present.popLast() }
        return entry.map { .verified(Transaction($0, store)) }
      }
    }

    /// Creates a loop.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source) }
  }
}
