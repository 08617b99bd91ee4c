/// Sends what a publisher sends into a subject.
final class SubjectFeed<Target: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private let holder = SubscriptionHolder()
  private let lock = Lock()
  private var subject: Target?

  init(_ subject: Target) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription) else { return }
    lock.hold { subject }?.send(subscription: self)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    if holder.isOpen { lock.hold { subject }?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    _ = holder.end()
    takeSubject()?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { holder.request(demand) }

  func cancel() {
    let subscription = holder.end()
    _ = takeSubject()
    subscription?.cancel()
  }

  private func takeSubject() -> Target? {
    lock.hold {
      defer { subject = nil }
      return subject
    }
  }
}
