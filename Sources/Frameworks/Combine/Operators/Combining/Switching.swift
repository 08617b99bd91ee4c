/// Sends what the publisher has that came last, and cancels the one before.
final class Switching<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Inner
  typealias Failure = Downstream.Failure

  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var current: SwitchedListener<Inner, Downstream>?
  private var isEnded = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "SwitchToLatest" }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription) else { return }
    downstream?.receive(subscription: self)
    holder.request(.unlimited)
  }

  func receive(_ input: Inner) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      current?.end()
      let listener = SwitchedListener<Inner, Downstream>(self)
      current = listener
      input.subscribe(listener)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      isEnded = true
      if case .failure = completion { return end(completion) }
      if current == nil { end(.finished) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      current?.holder.request(demand)
    }
  }

  func cancel() {
    gate.close { [self] in _ = letGo() }
  }

  // MARK: What listeners bring

  fileprivate func connected(_ listener: SwitchedListener<Inner, Downstream>) {
    gate.pass { [self] in
      if listener === current, demand > .none { listener.holder.request(demand) }
    }
  }

  fileprivate func arrived(_ value: Inner.Output, _ listener: SwitchedListener<Inner, Downstream>) {
    gate.pass { [self] in
      guard listener === current, listener.holder.isOpen else { return }
      demand -= 1
      guard let more = downstream?.receive(value), more > .none else { return }
      demand += more
      current?.holder.request(more)
    }
  }

  fileprivate func ended(
    _ completion: Subscribers.Completion<Failure>, _ listener: SwitchedListener<Inner, Downstream>
  ) {
    gate.pass { [self] in
      guard listener === current else { return }
      current = nil
      if case .failure = completion { return end(completion) }
      if isEnded { end(.finished) }
    }
  }

  // MARK: Internals

  private func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in letGo()?.receive(completion: completion) }
  }

  private func letGo() -> Downstream? {
    let (downstream, current) = (downstream, current)
    (self.downstream, self.current) = (nil, nil)
    current?.end()
    holder.end()?.cancel()
    return downstream
  }
}

/// Listens to one of the publishers.
private final class SwitchedListener<Inner: Publisher, Downstream: Subscriber>: Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Inner.Output
  typealias Failure = Inner.Failure

  let holder = SubscriptionHolder()
  private let switching: Switching<Inner, Downstream>

  init(_ switching: Switching<Inner, Downstream>) { self.switching = switching }

  func receive(subscription: any Subscription) {
    if holder.take(subscription) { switching.connected(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    switching.arrived(input, self)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { switching.ended(completion, self) }
  }

  func end() { holder.end()?.cancel() }
}
