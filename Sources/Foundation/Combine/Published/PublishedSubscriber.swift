/// A subscriber that assigns values to a published property.
///
/// It retains neither side.
final class PublishedSubscriber<Value>: Subscriber, CustomStringConvertible {
  typealias Failure = Never

  private weak var storage: PublishedStorage<Value>?
  private let holder = SubscriptionHolder()

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  var description: String { "PublishedSubject" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    if let storage { storage.core.addUpstream(subscription) } else { subscription.cancel() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(to: input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { _ = holder.end() }
}
