/// Stands between one upstream and one downstream, and makes at most one value of each.
///
/// It changes no demand, but for the values that stay behind.
final class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let description: String
  private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let onEnd: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let endsAtOnce: Bool
  private let lock = Lock()
  private var phase: Phase

  private enum Phase {
    case waiting(Downstream)
    case open(any Subscription, Downstream)
    case over
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What `print()` calls it.
  ///   - downstream: Whom it sends to.
  ///   - endsAtOnce: Whether it finishes before any value.
  ///   - onEnd: What becomes of the upstream's end.
  ///   - onValue: What becomes of a value; is called for one at a time.
  init(
    _ name: String, _ downstream: Downstream, endsAtOnce: Bool = false,
    onEnd:
      @escaping (Subscribers.Completion<Failure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    (description, self.onEnd, self.onValue) = (name, onEnd, onValue)
    self.endsAtOnce = endsAtOnce
    phase = .waiting(downstream)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.hold { () -> Downstream? in
      guard case .waiting(let downstream) = phase else { return nil }
      phase = endsAtOnce ? .over : .open(subscription, downstream)
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    guard endsAtOnce else { return downstream.receive(subscription: self) }
    subscription.cancel()
    downstream.receive(subscription: Subscriptions.empty)
    downstream.receive(completion: .finished)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.hold({ current }) else { return .none }
    switch onValue(input) {
    case .pass(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .passLast(let value):
      guard let (subscription, downstream) = end() else { return .none }
      subscription.cancel()
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .finish: stop(.finished)
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end()?.downstream.receive(completion: onEnd(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.hold { () -> (any Subscription)? in
      guard case .open(let subscription, _) = phase else { return nil }
      return subscription
    }
    subscription?.request(demand)
  }

  func cancel() { end()?.subscription.cancel() }

  // MARK: Internals

  private var current: Downstream? {
    guard case .open(_, let downstream) = phase else { return nil }
    return downstream
  }

  /// Ends it, the first time.
  private func end() -> (subscription: any Subscription, downstream: Downstream)? {
    lock.hold {
      guard case .open(let subscription, let downstream) = phase else { return nil }
      phase = .over
      return (subscription, downstream)
    }
  }

  private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let (subscription, downstream) = end() else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }
}

extension Conduit: CustomStringConvertible {}

extension Conduit where Failure == Downstream.Failure {
  /// Makes one that leaves the upstream's end as it is.
  convenience init(
    _ name: String, _ downstream: Downstream, endsAtOnce: Bool = false,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(name, downstream, endsAtOnce: endsAtOnce, onEnd: { $0 }, onValue: onValue)
  }
}

extension Conduit where Downstream.Failure == any Error {
  /// Makes one for what may throw.
  convenience init(
    trying name: String, _ downstream: Downstream,
    onValue: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(
      name, downstream, onEnd: { $0.mapError { $0 } },
      onValue: { input in .trying { try onValue(input) } })
  }
}
