/// A publisher that eventually publishes one value to all earlier and later subscribers, then
/// finishes (Combine.CB6).
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that fulfills the future.
  ///
  /// A second call does nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var subscriptions: [FutureSubscription<Output, Failure>] = []

  /// Creates a future and calls the closure at once, whether or not there are subscribers.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = TypedFutureSubscription(subscriber, self)
    let result = lock.hold { () -> Result<Output, Failure>? in
      if self.result == nil { subscriptions.append(subscription) }
      return self.result
    }
    subscriber.receive(subscription: subscription)
    result.map(subscription.fulfill)
  }

  fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
    lock.hold { subscriptions.removeAll { $0 === subscription } }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let subscriptions = lock.hold { () -> [FutureSubscription<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.subscriptions = [] }
      return self.subscriptions
    }
    for subscription in subscriptions { subscription.fulfill(result) }
  }
}

/// The base class of a future's subscriptions.
private class FutureSubscription<Output, Failure: Error> {
  func fulfill(_ result: Result<Output, Failure>) {
    preconditionFailure("subclasses override this method")
  }
}

private final class TypedFutureSubscription<Downstream: Subscriber>: FutureSubscription<
  Downstream.Input, Downstream.Failure
>, Subscription, CustomStringConvertible
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var hasDemand = false

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
    lock.hold { hasDemand = true }
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

  /// Sends a value if there is demand.
  ///
  /// An error needs no demand.
  private func send() {
    guard let ready = lock.hold({ removeReady() }) else { return }
    switch ready.result {
    case .success(let value):
      _ = ready.downstream.receive(value)
      ready.downstream.receive(completion: .finished)
    case .failure(let error): ready.downstream.receive(completion: .failure(error))
    }
  }

  /// The result, the downstream and the future, which may be released last.
  private struct Ready {
    let downstream: Downstream
    let result: Result<Downstream.Input, Downstream.Failure>
    let future: Future<Downstream.Input, Downstream.Failure>?
  }

  private func removeReady() -> Ready? {
    guard let downstream, let result else { return nil }
    if case .success = result, !hasDemand { return nil }
    defer { (self.downstream, self.future) = (nil, nil) }
    return Ready(downstream: downstream, result: result, future: future)
  }
}
