/// A subscription that finishes when the trigger publishes a value.
final class PrefixUntilOutputSubscription<Downstream: Subscriber, Signal, SignalFailure: Error>:
  Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  /// Whether the trigger has fired before the upstream was attached.
  private var isTooLate = false
  /// The subscriber of the trigger.
  private(set) lazy var trigger = TriggerSubscriber<Signal, SignalFailure> { [weak self] in
    // A completion of the trigger is no value and has no effect.
    if $0 == nil { self?.triggered() }
  }

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "PrefixUntilOutput" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    gate.pass { [self] in
      downstream?.receive(subscription: self)
      if isTooLate { end(.finished) }
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      guard let more = downstream?.receive(input), more > .none else { return }
      holder.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { end(completion) }
  }

  func request(_ demand: Subscribers.Demand) { holder.request(demand) }

  func cancel() {
    gate.close { [self] in _ = tearDown() }
  }

  private func triggered() {
    gate.pass { [self] in
      isTooLate = true
      if holder.isOpen { end(.finished) }
    }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in tearDown()?.receive(completion: completion) }
  }

  private func tearDown() -> Downstream? {
    defer { downstream = nil }
    holder.end()?.cancel()
    trigger.end()
    return downstream
  }
}
