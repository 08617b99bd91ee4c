/// A subscriber that sends all events to a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private let holder = SubscriptionHolder()
  private let lock = Lock()
  private var subject: Target?

  init(_ subject: Target) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    lock.hold { subject }?.send(subscription: self)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    if holder.isOpen { lock.hold { subject }?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    _ = holder.end()
    removeSubject()?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { holder.request(demand) }

  func cancel() {
    let subscription = holder.end()
    _ = removeSubject()
    subscription?.cancel()
  }

  private func removeSubject() -> Target? {
    lock.hold {
      defer { subject = nil }
      return subject
    }
  }
}
