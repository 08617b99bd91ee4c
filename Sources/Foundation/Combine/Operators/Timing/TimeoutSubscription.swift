/// A subscription that delivers events with a scheduler and ends if none arrives within an
/// interval.
final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>: ScheduledSubscription<
  Downstream, Context
>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let error: (() -> Downstream.Failure)?
  private let options: Context.SchedulerOptions?
  private lazy var timer = DeadlineTimer(scheduler, options: options) { [weak self] in
    guard let self, holder.isOpen else { return }
    stop(error.map { .failure($0()) } ?? .finished)
  }

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?, _ error: (() -> Downstream.Failure)?
  ) {
    (self.interval, self.error, self.options) = (interval, error, options)
    super.init("Timeout", downstream, scheduler) { scheduler.schedule(options: options, $0) }
  }

  override func receive(subscription: any Subscription) {
    restartTimer()
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    restartTimer()
    return super.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    gate.pass { [self] in timer.stop() }
    super.receive(completion: completion)
  }

  override func cancel() {
    gate.pass { [self] in timer.stop() }
    super.cancel()
  }

  private func restartTimer() {
    gate.pass { [self] in timer.set(to: scheduler.now.advanced(by: interval)) }
  }
}
