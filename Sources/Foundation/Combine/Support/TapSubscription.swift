/// A subscription that passes all events through and calls closures.
final class TapSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// The closures, each called before the event is passed on.
  struct Hooks {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Called with the demand that the downstream returns from `receive(_:)`; `request` is not
    /// called for it.
    var answer: ((Subscribers.Demand) -> Void)?
  }

  let description: String
  private let holder = SubscriptionHolder()
  private let lock = Lock()
  private var content: (hooks: Hooks, downstream: Downstream)?

  init(_ name: String, _ downstream: Downstream, _ hooks: Hooks) {
    description = name
    content = (hooks, downstream)
  }

  func receive(subscription: any Subscription) {
    guard let (hooks, downstream) = lock.hold({ content }) else { return subscription.cancel() }
    hooks.subscription?(subscription)
    if holder.accept(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen, let (hooks, downstream) = lock.hold({ content }) else { return .none }
    hooks.output?(input)
    let more = downstream.receive(input)
    hooks.answer?(more)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil, let (hooks, downstream) = removeContent() else { return }
    hooks.completion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.hold({ content })?.hooks.request?(demand)
    holder.request(demand)
  }

  func cancel() {
    guard let (hooks, _) = removeContent() else { return }
    hooks.cancel?()
    holder.end()?.cancel()
  }

  private func removeContent() -> (hooks: Hooks, downstream: Downstream)? {
    lock.hold {
      defer { content = nil }
      return content
    }
  }
}
