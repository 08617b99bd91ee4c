/// A subscription that drops values until the trigger publishes a value.
final class DropUntilOutputSubscription<Downstream: Subscriber, Signal>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  private var isOpen = false
  /// The demand that was received before the upstream was attached.
  private var early = Subscribers.Demand.none
  /// The subscriber of the trigger.
  private(set) lazy var trigger = TriggerSubscriber<Signal, Failure> { [weak self] in
    self?.triggered($0)
  }

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "DropUntilOutput" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    gate.pass { [self] in
      if early > .none { holder.request(early) }
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      guard isOpen else { return holder.request(.max(1)) }
      guard let more = downstream?.receive(input), more > .none else { return }
      holder.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { end(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      if holder.isOpen { holder.request(demand) } else { early += demand }
    }
  }

  func cancel() {
    gate.close { [self] in _ = tearDown() }
  }

  private func triggered(_ end: Subscribers.Completion<Failure>?) {
    gate.pass { [self] in
      switch end {
      case nil: isOpen = true
      // Without the trigger no value would ever be sent.
      case .finished: if !isOpen { self.end(.finished) }
      case .failure: self.end(end ?? .finished)
      }
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
