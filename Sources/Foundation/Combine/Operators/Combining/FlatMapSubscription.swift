/// A subscription that turns each value into a publisher and merges these.
final class FlatMapSubscription<Value, Inner: Publisher, Downstream: Subscriber>: MergeSubscription<
  Downstream.Input, Downstream
>, Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Value

  private let limit: Subscribers.Demand
  private let transform: (Value) -> Inner
  private let holder = SubscriptionHolder()

  init(
    _ downstream: Downstream, _ limit: Subscribers.Demand, _ transform: @escaping (Value) -> Inner
  ) {
    (self.limit, self.transform) = (limit, transform)
    super.init("FlatMap", downstream)
  }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    connect()
    holder.request(limit)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    if holder.isOpen { add(transform(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard holder.end() != nil else { return }
    switch completion {
    case .finished: close()
    case .failure: end(completion)
    }
  }

  override func handleEnd() {
    if limit != .unlimited { holder.request(.max(1)) }
  }

  override func tearDown() -> Downstream? {
    holder.end()?.cancel()
    return super.tearDown()
  }
}
