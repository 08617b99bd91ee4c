/// A subscription that requests and cancels with a scheduler.
final class SubscribeOnSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let schedule: (@escaping () -> Void) -> Void
  private let holder = SubscriptionHolder()
  private let lock = Lock()
  private var downstream: Downstream?

  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    (self.downstream, self.schedule) = (downstream, schedule)
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    if holder.accept(subscription) { lock.hold { downstream }?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    return lock.hold { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if holder.end() != nil { removeDownstream()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [self] in holder.request(demand) }
  }

  func cancel() {
    let subscription = holder.end()
    _ = removeDownstream()
    guard let subscription else { return }
    schedule { subscription.cancel() }
  }

  private func removeDownstream() -> Downstream? {
    lock.hold {
      defer { downstream = nil }
      return downstream
    }
  }
}
