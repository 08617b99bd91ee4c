/// A subscription that sends at most one value in each interval.
final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  private typealias Moment = Context.SchedulerTimeType

  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let sendsLatest: Bool
  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: Input?
  private var ending: Subscribers.Completion<Failure>?
  /// The earliest time of the next value; nil before the first.
  private var next: Moment?
  private var isScheduled = false

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ sendsLatest: Bool
  ) {
    (self.downstream, self.interval) = (downstream, interval)
    (self.scheduler, self.sendsLatest) = (scheduler, sendsLatest)
  }

  var description: String { "Throttle" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    downstream?.receive(subscription: self)
    holder.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      if sendsLatest || waiting == nil { waiting = input }
      schedule()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      ending = completion
      if case .failure = completion { waiting = nil }
      // The pending value is sent when it is due, then the completion (Combine.CB9).
      if waiting == nil { scheduler.schedule(options: nil) { [self] in finish() } }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in self.demand += demand }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in (downstream, waiting) = (nil, nil) }
    subscription?.cancel()
  }

  // MARK: Internals

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let now = scheduler.now
    if let next, next > now {
      scheduler.schedule(after: next) { [self] in send(at: next) }
    } else {
      scheduler.schedule(options: nil) { [self] in send(at: now) }
    }
  }

  private func send(at moment: Moment) {
    gate.pass { [self] in
      isScheduled = false
      next = moment.advanced(by: interval)
      guard let value = waiting else { return }
      waiting = nil
      if demand > .none, let downstream {
        demand -= 1
        let more = downstream.receive(value)
        demand += more
      }
      if waiting == nil, ending != nil { finish() }
    }
  }

  private func finish() {
    gate.close { [self] in
      defer { downstream = nil }
      if let ending { downstream?.receive(completion: ending) }
    }
  }
}
