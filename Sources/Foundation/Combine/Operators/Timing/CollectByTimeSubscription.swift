/// A subscription that sends arrays of the values of each interval.
final class CollectByTimeSubscription<Value, Downstream: Subscriber, Context: Scheduler>:
  Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == [Value] {
  typealias Failure = Downstream.Failure

  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private let buffer: DemandBuffer<Downstream>
  private var list: [Value] = []
  private var timer: (any Cancellable)?

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    (self.strategy, self.options, buffer) = (strategy, options, DemandBuffer(downstream))
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    gate.pass { [self] in
      start()
      buffer.connect(self)
    }
    holder.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      list.append(input)
      guard case .byTimeOrCount(_, _, let count) = strategy, list.count >= count else { return }
      // The interval restarts with the next array.
      start()
      flush()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      timer?.cancel()
      if case .failure = completion { list = [] }
      buffer.end(completion)
      flush()
      buffer.send()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      buffer.addDemand(demand)
      buffer.send()
    }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in
      timer?.cancel()
      buffer.tearDown()
      (timer, list) = (nil, [])
    }
    subscription?.cancel()
  }

  // MARK: Internals

  private func start() {
    timer?.cancel()
    let (scheduler, interval) = strategy.time
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      guard let self else { return }
      gate.pass { [self] in flush() }
    }
  }

  private func flush() {
    guard !list.isEmpty else { return }
    buffer.append(list)
    list = []
    buffer.send()
  }
}
