/// A subscription that consumes all values and sends one result.
final class ReduceSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  Subscription
{
  /// The decision after a value.
  enum Progress {
    /// Continue with the next value.
    case more
    /// The result is known.
    case done
    /// The reduction has failed.
    case failed(Downstream.Failure)
  }

  let description: String
  private let onValue: (Input) -> Progress
  private let mapError: (Failure) -> Downstream.Failure
  private let result: () -> Downstream.Input?
  private let lock = Lock()
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var hasDemand = false
  private var isDone = false

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - downstream: The downstream subscriber.
  ///   - mapError: Transforms a failure of the upstream.
  ///   - result: Returns the result to send at completion; nil for none.
  ///   - onValue: Handles a value. Calls never overlap.
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
    // The reduction consumes all values, whatever the demand for its result.
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
      hasDemand = true
      return isDone ? removeDownstream() : nil
    }
    downstream.map(deliver)
  }

  func cancel() {
    let subscription = lock.hold { () -> (any Subscription)? in
      isDone = true
      _ = removeDownstream()
      return removeSubscription()
    }
    subscription?.cancel()
  }

  // MARK: Internals

  private func finish(cancelling: Bool) {
    let (subscription, downstream) = lock.hold { () -> ((any Subscription)?, Downstream?) in
      guard !isDone else { return (nil, nil) }
      isDone = true
      return (removeSubscription(), hasDemand ? removeDownstream() : nil)
    }
    if cancelling { subscription?.cancel() }
    if let downstream {
      deliver(to: downstream)
    } else if subscription != nil, result() == nil {
      // A completion without a value needs no demand.
      lock.hold { removeDownstream() }?.receive(completion: .finished)
    }
  }

  private func fail(_ error: Downstream.Failure, cancelling: Bool) {
    let (subscription, downstream) = lock.hold { () -> ((any Subscription)?, Downstream?) in
      guard !isDone else { return (nil, nil) }
      isDone = true
      return (removeSubscription(), removeDownstream())
    }
    if cancelling { subscription?.cancel() }
    downstream?.receive(completion: .failure(error))
  }

  private func deliver(to downstream: Downstream) {
    if let value = result() { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }

  private func removeSubscription() -> (any Subscription)? {
    defer { subscription = nil }
    return subscription
  }

  private func removeDownstream() -> Downstream? {
    defer { downstream = nil }
    return downstream
  }
}

extension ReduceSubscription: CustomStringConvertible {}

extension ReduceSubscription where Failure == Downstream.Failure {
  /// Creates a subscription that fails with the upstream's error.
  convenience init(
    _ name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    onValue: @escaping (Input) -> Progress
  ) {
    self.init(name, downstream, mapError: { $0 }, result: result, onValue: onValue)
  }
}

extension ReduceSubscription where Downstream.Failure == any Error {
  /// Creates a subscription with a closure that may throw.
  convenience init(
    trying name: String, _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    onValue: @escaping (Input) throws -> Progress
  ) {
    self.init(
      name, downstream, mapError: { $0 }, result: result,
      onValue: { input in do { return try onValue(input) } catch { return .failed(error) } })
  }
}
