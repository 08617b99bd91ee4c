/// Sends the values of each time in one list.
final class TimedCollection<Value, Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == [Value] {
  typealias Failure = Downstream.Failure

  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private let outlet: Outlet<Downstream>
  private var list: [Value] = []
  private var beat: (any Cancellable)?

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    (self.strategy, self.options, outlet) = (strategy, options, Outlet(downstream))
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription) else { return }
    gate.pass { [self] in
      start()
      outlet.connect(self)
    }
    holder.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      list.append(input)
      guard case .byTimeOrCount(_, _, let count) = strategy, list.count >= count else { return }
      // The time begins anew with the next list.
      start()
      flush()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      beat?.cancel()
      if case .failure = completion { list = [] }
      outlet.end(completion)
      flush()
      outlet.send()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      outlet.ask(demand)
      outlet.send()
    }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in
      beat?.cancel()
      outlet.letGo()
      (beat, list) = (nil, [])
    }
    subscription?.cancel()
  }

  // MARK: Internals

  private func start() {
    beat?.cancel()
    let (scheduler, interval) = strategy.time
    beat = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      guard let self else { return }
      gate.pass { [self] in flush() }
    }
  }

  private func flush() {
    guard !list.isEmpty else { return }
    outlet.append(list)
    list = []
    outlet.send()
  }
}
