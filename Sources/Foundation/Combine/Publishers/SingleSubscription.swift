/// The subscription that sends one value on demand, then finishes.
final class SingleSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = Lock()
  private var content: (value: Downstream.Input, downstream: Downstream)?

  init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
    description = name
    content = (value, downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let (value, downstream) = removeContent() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = removeContent() }

  private func removeContent() -> (value: Downstream.Input, downstream: Downstream)? {
    lock.hold {
      defer { content = nil }
      return content
    }
  }
}
