/// A subscription to the most recently received publisher, which cancels the previous one.
final class SwitchToLatestSubscription<Inner: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription,
  CustomStringConvertible
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Inner
  typealias Failure = Downstream.Failure

  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var current: SwitchedSubscriber<Inner, Downstream>?
  private var isEnded = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "SwitchToLatest" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    downstream?.receive(subscription: self)
    holder.request(.unlimited)
  }

  func receive(_ input: Inner) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      current?.end()
      let subscriber = SwitchedSubscriber<Inner, Downstream>(self)
      current = subscriber
      input.subscribe(subscriber)
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
    gate.close { [self] in _ = tearDown() }
  }

  // MARK: Events of the inner publishers

  fileprivate func handleSubscription(_ subscriber: SwitchedSubscriber<Inner, Downstream>) {
    gate.pass { [self] in
      if subscriber === current, demand > .none { subscriber.holder.request(demand) }
    }
  }

  fileprivate func handleValue(
    _ value: Inner.Output, _ subscriber: SwitchedSubscriber<Inner, Downstream>
  ) {
    gate.pass { [self] in
      guard subscriber === current, subscriber.holder.isOpen else { return }
      demand -= 1
      guard let more = downstream?.receive(value), more > .none else { return }
      demand += more
      current?.holder.request(more)
    }
  }

  fileprivate func handleEnd(
    _ completion: Subscribers.Completion<Failure>,
    _ subscriber: SwitchedSubscriber<Inner, Downstream>
  ) {
    gate.pass { [self] in
      guard subscriber === current else { return }
      current = nil
      if case .failure = completion { return end(completion) }
      if isEnded { end(.finished) }
    }
  }

  // MARK: Internals

  private func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in tearDown()?.receive(completion: completion) }
  }

  private func tearDown() -> Downstream? {
    let (downstream, current) = (downstream, current)
    (self.downstream, self.current) = (nil, nil)
    current?.end()
    holder.end()?.cancel()
    return downstream
  }
}

/// The subscriber of one inner publisher.
private final class SwitchedSubscriber<Inner: Publisher, Downstream: Subscriber>: Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Inner.Output
  typealias Failure = Inner.Failure

  let holder = SubscriptionHolder()
  private let parent: SwitchToLatestSubscription<Inner, Downstream>

  init(_ parent: SwitchToLatestSubscription<Inner, Downstream>) { self.parent = parent }

  func receive(subscription: any Subscription) {
    if holder.accept(subscription) { parent.handleSubscription(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    parent.handleValue(input, self)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { parent.handleEnd(completion, self) }
  }

  func end() { holder.end()?.cancel() }
}
