/// One upstream of a combining subscription.
protocol CombiningInput: AnyObject {
  /// The subscription to the upstream; nil after its completion.
  var subscription: (any Subscription)? { get }
  /// Whether the upstream has completed.
  var isEnded: Bool { get }
  /// Whether no value is buffered.
  var isEmpty: Bool { get }

  /// Cancels the upstream and releases the buffered values.
  func end()
}

/// The subscriber of one upstream of a combining subscription.
final class CombiningSubscriber<Value, Downstream: Subscriber>: Subscriber, CombiningInput {
  typealias Failure = Downstream.Failure

  /// The buffered values.
  ///
  /// The combining subscription decides how many it keeps.
  var values = Queue<Value>()
  private(set) var isEnded = false
  private let holder = SubscriptionHolder()
  private var parent: CombiningSubscription<Downstream>?
  private(set) var subscription: (any Subscription)?

  init(_ parent: CombiningSubscription<Downstream>) { self.parent = parent }

  var isEmpty: Bool { values.isEmpty }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription), let parent else { return }
    parent.gate.pass { [self] in
      self.subscription = subscription
      parent.handleSubscription(self)
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard let parent else { return .none }
    parent.gate.pass { [self] in
      if holder.isOpen { parent.handleValue(input, at: self) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let parent else { return }
    parent.gate.pass { [self] in
      guard holder.end() != nil else { return }
      (isEnded, subscription) = (true, nil)
      switch completion {
      case .finished: parent.handleEnd(self)
      case .failure(let error): parent.handleFailure(error)
      }
    }
  }

  func end() {
    let subscription = holder.end()
    (parent, self.subscription, values) = (nil, nil, Queue())
    subscription?.cancel()
  }
}
