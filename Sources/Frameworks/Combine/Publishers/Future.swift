/// Sends one value that is known later, to all who come before and after that, and ends (CB6).
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called when the value or the error is known; a second call does nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiters: [FutureWaiter<Output, Failure>] = []

  /// Makes one, and starts at once what finds the value, whether anybody subscribes or not.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let waiter = TypedFutureWaiter(subscriber, self)
    let result = lock.hold { () -> Result<Output, Failure>? in
      if self.result == nil { waiters.append(waiter) }
      return self.result
    }
    subscriber.receive(subscription: waiter)
    result.map(waiter.fulfill)
  }

  fileprivate func remove(_ waiter: FutureWaiter<Output, Failure>) {
    lock.hold { waiters.removeAll { $0 === waiter } }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiters = lock.hold { () -> [FutureWaiter<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiters = [] }
      return self.waiters
    }
    for waiter in waiters { waiter.fulfill(result) }
  }
}

/// Who waits for a future.
private class FutureWaiter<Output, Failure: Error> {
  func fulfill(_ result: Result<Output, Failure>) { preconditionFailure("a subclass does") }
}

private final class TypedFutureWaiter<Downstream: Subscriber>: FutureWaiter<
  Downstream.Input, Downstream.Failure
>, Subscription, CustomStringConvertible
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var isAsked = false

  init(_ downstream: Downstream, _ future: Future<Downstream.Input, Downstream.Failure>) {
    (self.downstream, self.future) = (downstream, future)
  }

  var description: String { "Future" }

  override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    lock.hold { self.result = result }
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.hold { isAsked = true }
    send()
  }

  func cancel() {
    let (downstream, future) = lock.hold {
      defer { (self.downstream, self.future) = (nil, nil) }
      return (self.downstream, self.future)
    }
    future?.remove(self)
    withExtendedLifetime(downstream) {}
  }

  /// Sends the result if it is there and asked for; an error need not be asked for.
  private func send() {
    guard let ready = lock.hold({ takeReady() }) else { return }
    switch ready.result {
    case .success(let value):
      _ = ready.downstream.receive(value)
      ready.downstream.receive(completion: .finished)
    case .failure(let error): ready.downstream.receive(completion: .failure(error))
    }
  }

  /// What can be sent, with the future, which may be let go of last.
  private struct Ready {
    let downstream: Downstream
    let result: Result<Downstream.Input, Downstream.Failure>
    let future: Future<Downstream.Input, Downstream.Failure>?
  }

  private func takeReady() -> Ready? {
    guard let downstream, let result else { return nil }
    if case .success = result, !isAsked { return nil }
    defer { (self.downstream, self.future) = (nil, nil) }
    return Ready(downstream: downstream, result: result, future: future)
  }
}
