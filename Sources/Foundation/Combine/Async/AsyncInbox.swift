/// A subscriber that requests one value for each awaiting task.
///
/// Sendable because its lock guards what changes.
final class AsyncInbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private typealias Waiter = UnsafeContinuation<Received, Never>

  /// The received event.
  ///
  /// It is sent between threads, and the publisher no longer uses it.
  ///
  /// Sendable because the publisher hands it over, and does not use it any more.
  private struct Received: @unchecked Sendable {
    let result: Result<Input, Failure>?
  }

  private let lock = Lock()
  private let holder = SubscriptionHolder()
  private var waiters = Queue<Waiter>()
  private var pendingDemand = 0
  private var isCompleted = false
  private var error: Failure?

  /// Returns the next value, the error, or nil after completion.
  func next() async -> Result<Input, Failure>? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { (waiter: Waiter) in add(waiter) }.result
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    let pendingDemand = lock.hold { self.pendingDemand }
    if pendingDemand > 0 { subscription.request(.max(pendingDemand)) }
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

  /// Cancels the subscription and resumes all waiting tasks with nil.
  func cancel() {
    holder.end()?.cancel()
    end(with: nil)
  }

  // MARK: Internals

  private func add(_ waiter: Waiter) {
    let isCompleted = lock.hold { () -> Bool in
      if !self.isCompleted {
        waiters.append(waiter)
        if !holder.isOpen { pendingDemand += 1 }
      }
      return self.isCompleted
    }
    if isCompleted {
      waiter.resume(returning: removeError())
    } else {
      holder.request(.max(1))
    }
  }

  /// Returns the error once, and nil from then on.
  private func removeError() -> Received {
    lock.hold {
      defer { error = nil }
      return Received(result: error.map { .failure($0) })
    }
  }

  private func end(with error: Failure?) {
    var ended: [Waiter] = []
    lock.hold {
      guard !isCompleted else { return }
      (isCompleted, self.error) = (true, error)
      while let waiter = waiters.popFirst() { ended.append(waiter) }
    }
    for waiter in ended { waiter.resume(returning: removeError()) }
  }
}
