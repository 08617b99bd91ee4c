/// A subscription that sends arrays of a fixed number of values.
final class CollectByCountSubscription<Value, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Value] {
  typealias Failure = Downstream.Failure

  private let count: Int
  private let holder = SubscriptionHolder()
  private let lock = Lock()
  private var downstream: Downstream?
  private var list: [Value] = []

  init(_ downstream: Downstream, _ count: Int) {
    (self.downstream, self.count) = (downstream, count)
  }

  var description: String { "CollectByCount" }

  func receive(subscription: any Subscription) {
    if holder.accept(subscription) { lock.hold { downstream }?.receive(subscription: self) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    let (full, downstream) = lock.hold { () -> ([Value]?, Downstream?) in
      list.append(input)
      guard list.count == count else { return (nil, nil) }
      defer { list = [] }
      return (list, self.downstream)
    }
    guard let full, let downstream else { return .none }
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil, let (rest, downstream) = removeContent() else { return }
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { holder.request(demand * count) }

  func cancel() {
    let subscription = holder.end()
    _ = removeContent()
    subscription?.cancel()
  }

  private func removeContent() -> (rest: [Value], downstream: Downstream)? {
    lock.hold {
      defer { (downstream, list) = (nil, []) }
      return downstream.map { (list, $0) }
    }
  }
}
