/// Sends all until a trigger has sent something.
final class Closing<Downstream: Subscriber, Signal, SignalFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  /// Whether the trigger was earlier than the upstream.
  private var isTooLate = false
  /// Listens to the trigger.
  private(set) lazy var trigger = Trigger<Signal, SignalFailure> { [weak self] in
    // However it ends, that is no value.
    if $0 == nil { self?.triggered() }
  }

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "PrefixUntilOutput" }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription) else { return }
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
    gate.close { [self] in _ = letGo() }
  }

  private func triggered() {
    gate.pass { [self] in
      isTooLate = true
      if holder.isOpen { end(.finished) }
    }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in letGo()?.receive(completion: completion) }
  }

  private func letGo() -> Downstream? {
    defer { downstream = nil }
    holder.end()?.cancel()
    trigger.end()
    return downstream
  }
}
