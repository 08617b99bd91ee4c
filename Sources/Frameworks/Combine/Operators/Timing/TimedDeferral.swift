/// Hands all that comes to a scheduler, and ends where nothing has come for a time.
final class TimedDeferral<Downstream: Subscriber, Context: Scheduler>: Deferral<
  Downstream, Context
>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let error: (() -> Downstream.Failure)?
  private let options: Context.SchedulerOptions?
  private lazy var alarm = Alarm(scheduler, options: options) { [weak self] in
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
    wind()
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    wind()
    return super.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    gate.pass { [self] in alarm.stop() }
    super.receive(completion: completion)
  }

  override func cancel() {
    gate.pass { [self] in alarm.stop() }
    super.cancel()
  }

  private func wind() {
    gate.pass { [self] in alarm.set(to: scheduler.now.advanced(by: interval)) }
  }
}
