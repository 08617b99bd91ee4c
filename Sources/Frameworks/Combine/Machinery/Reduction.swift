/// Takes all that an upstream has, and sends one value at its end, or earlier.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  /// How it goes on after a value.
  enum Progress {
    /// With the next.
    case more
    /// The result is known.
    case done
    /// It has failed.
    case failed(Downstream.Failure)
  }

  let description: String
  private let onValue: (Input) -> Progress
  private let mapError: (Failure) -> Downstream.Failure
  private let result: () -> Downstream.Input?
  private let lock = Lock()
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var isAsked = false
  private var isDone = false

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What `print()` calls it.
  ///   - downstream: Whom it sends to.
  ///   - mapError: What a failure of the upstream becomes.
  ///   - result: What is sent at the end; nil for nothing.
  ///   - onValue: Takes a value; is called for one at a time.
  init(
    _ name: String, _ downstream: Downstream,
    mapError: @escaping (Failure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?,
    onValue: @escaping (Input) -> Progress
  ) {
    (description, self.mapError, self.result) = (name, mapError, result)
    (self.onValue, self.downstream) = (onValue, downstream)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.hold { () -> Downstream? in
      guard self.subscription == nil, !isDone else { return nil }
      self.subscription = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    // Whatever is wanted of the result, it takes all of the values.
    lock.hold { self.subscription }?.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.hold({ subscription != nil && !isDone }) else { return .none }
    switch onValue(input) {
    case .more: break
    case .done: finish(cancelling: true)
    case .failed(let error): fail(error, cancelling: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: finish(cancelling: false)
    case .failure(let error): fail(mapError(error), cancelling: false)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let downstream = lock.hold { () -> Downstream? in
      isAsked = true
      return isDone ? takeDownstream() : nil
    }
    downstream.map(deliver)
  }

  func cancel() {
    let subscription = lock.hold { () -> (any Subscription)? in
      isDone = true
      _ = takeDownstream()
      return takeSubscription()
    }
    subscription?.cancel()
  }

  // MARK: Internals

  private func finish(cancelling: Bool) {
    let (subscription, downstream) = lock.hold { () -> ((any Subscription)?, Downstream?) in
      guard !isDone else { return (nil, nil) }
      isDone = true
      return (takeSubscription(), isAsked ? takeDownstream() : nil)
    }
    if cancelling { subscription?.cancel() }
    if let downstream {
      deliver(to: downstream)
    } else if subscription != nil, result() == nil {
      // Nobody has to ask for the end of nothing.
      lock.hold { takeDownstream() }?.receive(completion: .finished)
    }
  }

  private func fail(_ error: Downstream.Failure, cancelling: Bool) {
    let (subscription, downstream) = lock.hold { () -> ((any Subscription)?, Downstream?) in
      guard !isDone else { return (nil, nil) }
      isDone = true
      return (takeSubscription(), takeDownstream())
    }
    if cancelling { subscription?.cancel() }
    downstream?.receive(completion: .failure(error))
  }

  private func deliver(to downstream: Downstream) {
    if let value = result() { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }

  private func takeSubscription() -> (any Subscription)? {
    defer { subscription = nil }
    return subscription
  }

  private func takeDownstream() -> Downstream? {
    defer { downstream = nil }
    return downstream
  }
}

extension Reduction: CustomStringConvertible {}

extension Reduction where Failure == Downstream.Failure {
  /// Makes one that fails as its upstream does.
  convenience init(
    _ name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    onValue: @escaping (Input) -> Progress
  ) {
    self.init(name, downstream, mapError: { $0 }, result: result, onValue: onValue)
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// Makes one for what may throw.
  convenience init(
    trying name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    onValue: @escaping (Input) throws -> Progress
  ) {
    self.init(
      name, downstream, mapError: { $0 }, result: result,
      onValue: { input in do { return try onValue(input) } catch { return .failed(error) } })
  }
}
