/// The subscription of an operator that produces at most one output for each input.
///
/// The demand is passed through, with one value added for each value that is skipped.
final class TransformSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  Subscription
{
  let description: String
  private let onValue: (Input) -> TransformResult<Downstream.Input, Downstream.Failure>
  private let onEnd: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let endsAtOnce: Bool
  private let lock = Lock()
  private var phase: Phase

  private enum Phase {
    case waiting(Downstream)
    case open(any Subscription, Downstream)
    case over
  }

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - downstream: The downstream subscriber.
  ///   - endsAtOnce: Whether to complete before the first value.
  ///   - onEnd: Transforms the completion of the upstream.
  ///   - onValue: Transforms a value. Calls never overlap.
  init(
    _ name: String, _ downstream: Downstream, endsAtOnce: Bool = false,
    onEnd:
      @escaping (Subscribers.Completion<Failure>) ->
      Subscribers.Completion<
        Downstream.Failure
      >,
    onValue: @escaping (Input) -> TransformResult<Downstream.Input, Downstream.Failure>
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

  /// Ends the subscription.
  ///
  /// Only the first call has an effect.
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

extension TransformSubscription: CustomStringConvertible {}

extension TransformSubscription where Failure == Downstream.Failure {
  /// Creates a subscription that passes the completion through.
  convenience init(
    _ name: String, _ downstream: Downstream, endsAtOnce: Bool = false,
    onValue: @escaping (Input) -> TransformResult<Downstream.Input, Downstream.Failure>
  ) {
    self.init(name, downstream, endsAtOnce: endsAtOnce, onEnd: { $0 }, onValue: onValue)
  }
}

extension TransformSubscription where Downstream.Failure == any Error {
  /// Creates a subscription with a closure that may throw.
  convenience init(
    trying name: String, _ downstream: Downstream,
    onValue: @escaping (Input) throws -> TransformResult<Downstream.Input, any Error>
  ) {
    self.init(
      name, downstream, onEnd: { $0.mapError { $0 } },
      onValue: { input in .trying { try onValue(input) } })
  }
}
