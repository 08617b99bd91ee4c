/// A subscription that sends a value after a pause of the upstream.
final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var latest: Input?
  private lazy var timer = DeadlineTimer(scheduler, options: options) { [weak self] in self?.send()
  }

  init(
    _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?
  ) {
    (self.downstream, self.dueTime) = (downstream, dueTime)
    (self.scheduler, self.options) = (scheduler, options)
  }

  var description: String { "Debounce" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    downstream?.receive(subscription: self)
    holder.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      latest = input
      timer.set(to: scheduler.now.advanced(by: dueTime))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      // The pending value is not sent (Combine.CB9).
      latest = nil
      timer.stop()
      scheduler.schedule(options: options) { [self] in
        gate.close { [self] in
          defer { downstream = nil }
          downstream?.receive(completion: completion)
        }
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in self.demand += demand }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in
      timer.stop()
      (downstream, latest) = (nil, nil)
    }
    subscription?.cancel()
  }

  private func send() {
    gate.pass { [self] in
      guard let value = latest else { return }
      latest = nil
      guard demand > .none, let downstream else { return }
      demand -= 1
      let more = downstream.receive(value)
      demand += more
    }
  }
}
