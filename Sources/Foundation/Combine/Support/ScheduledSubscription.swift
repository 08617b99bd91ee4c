/// A subscription that delivers all events with a scheduler, in order.
class ScheduledSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let description: String
  let holder = SubscriptionHolder()
  let gate = Gate()
  let scheduler: Context
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var events = Queue<Event>()
  private var downstream: Downstream?

  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - downstream: The downstream subscriber.
  ///   - scheduler: The scheduler.
  ///   - schedule: Schedules an action.
  init(
    _ name: String, _ downstream: Downstream, _ scheduler: Context,
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    (description, self.downstream, self.scheduler) = (name, downstream, scheduler)
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if holder.isOpen { add(.value(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { add(.end(completion)) }
  }

  func request(_ demand: Subscribers.Demand) { holder.request(demand) }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in downstream = nil }
    subscription?.cancel()
  }

  /// Completes now and discards the events that are still scheduled.
  func stop(_ completion: Subscribers.Completion<Failure>) {
    let subscription = holder.end()
    subscription?.cancel()
    gate.close { [self] in
      defer { downstream = nil }
      downstream?.receive(completion: completion)
    }
  }

  // MARK: Internals

  private func add(_ event: Event) {
    lock.hold { events.append(event) }
    schedule { [self] in
      // A concurrent queue may call out of order; the event queue restores the order.
      gate.pass { [self] in lock.hold({ events.popFirst() }).map(deliver) }
    }
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value):
      guard let more = downstream?.receive(value), more > .none else { return }
      holder.request(more)
    case .end(let completion):
      gate.close { [self] in
        defer { downstream = nil }
        downstream?.receive(completion: completion)
      }
    }
  }
}
