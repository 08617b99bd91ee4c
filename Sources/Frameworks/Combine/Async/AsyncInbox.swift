/// Takes values one by one, as they are awaited.
final class AsyncInbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private typealias Waiter = UnsafeContinuation<Received, Never>

  /// What is awaited, on its way between threads; the publisher has given it away.
  private struct Received: @unchecked Sendable {
    let result: Result<Input, Failure>?
  }

  private let lock = Lock()
  private let holder = SubscriptionHolder()
  private var waiters = Queue<Waiter>()
  private var asked = 0
  private var isOver = false
  private var error: Failure?

  /// Awaits a value or the end.
  func next() async -> Result<Input, Failure>? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { (waiter: Waiter) in add(waiter) }.result
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription) else { return }
    let asked = lock.hold { self.asked }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.hold { waiters.popFirst() }?.resume(returning: Received(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = holder.end()
    var error: Failure?
    if case .failure(let failure) = completion { error = failure }
    end(with: error)
  }

  /// Ends it; who waits is told that there is no more.
  func cancel() {
    holder.end()?.cancel()
    end(with: nil)
  }

  // MARK: Internals

  private func add(_ waiter: Waiter) {
    let isOver = lock.hold { () -> Bool in
      if !self.isOver {
        waiters.append(waiter)
        if !holder.isOpen { asked += 1 }
      }
      return self.isOver
    }
    if isOver {
      waiter.resume(returning: takeEnd())
    } else {
      holder.request(.max(1))
    }
  }

  /// An error is thrown once; after it there is nothing more.
  private func takeEnd() -> Received {
    lock.hold {
      defer { error = nil }
      return Received(result: error.map { .failure($0) })
    }
  }

  private func end(with error: Failure?) {
    var ended: [Waiter] = []
    lock.hold {
      guard !isOver else { return }
      (isOver, self.error) = (true, error)
      while let waiter = waiters.popFirst() { ended.append(waiter) }
    }
    for waiter in ended { waiter.resume(returning: takeEnd()) }
  }
}
