/// One upstream's way into a junction, whatever it sends.
protocol JunctionEntry: AnyObject {
  /// The bond with the upstream, until it ends.
  var subscription: (any Subscription)? { get }
  /// Whether the upstream has ended.
  var isEnded: Bool { get }
  /// Whether it has no value.
  var isEmpty: Bool { get }

  /// Cancels the upstream, and lets the values go.
  func end()
}

/// One upstream's way into a junction.
final class Entry<Value, Downstream: Subscriber>: Subscriber, JunctionEntry {
  typealias Failure = Downstream.Failure

  /// The values that are kept; the junction says how many.
  var values = Queue<Value>()
  private(set) var isEnded = false
  private let holder = SubscriptionHolder()
  private var junction: Junction<Downstream>?
  private(set) var subscription: (any Subscription)?

  init(_ junction: Junction<Downstream>) { self.junction = junction }

  var isEmpty: Bool { values.isEmpty }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription), let junction else { return }
    junction.gate.pass { [self] in
      self.subscription = subscription
      junction.connected(self)
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard let junction else { return .none }
    junction.gate.pass { [self] in
      if holder.isOpen { junction.arrived(input, at: self) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let junction else { return }
    junction.gate.pass { [self] in
      guard holder.end() != nil else { return }
      (isEnded, subscription) = (true, nil)
      switch completion {
      case .finished: junction.ended(self)
      case .failure(let error): junction.failed(error)
      }
    }
  }

  func end() {
    let subscription = holder.end()
    (junction, self.subscription, values) = (nil, nil, Queue())
    subscription?.cancel()
  }
}
