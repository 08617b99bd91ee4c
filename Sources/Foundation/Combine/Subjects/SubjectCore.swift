/// The implementation of subjects: the subscribers, the completion and the latest value.
final class SubjectCore<Output, Failure: Error> {
  /// Whether new subscribers receive the latest value.
  let storesValue: Bool
  private let gate = Gate()
  private let lock = Lock()
  private var value: Output?
  /// The sequence number of the latest value.
  private var valueNumber = 0
  /// The number of values so far.
  private var number = 0
  private var subscriptions: [SubjectSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDemand: Bool

  /// Creates a subject.
  ///
  /// - Parameter value: The initial value; nil to store none.
  init(_ value: Output?) {
    (self.value, storesValue, hasDemand) = (value, value != nil, value != nil)
  }

  /// The latest value and its sequence number.
  var latest: (value: Output, number: Int)? { lock.hold { value.map { ($0, valueNumber) } } }

  /// The number of subscribers.
  var subscriberCount: Int { lock.hold { subscriptions.count } }

  /// Attaches a subscriber.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - owner: An object to retain while the subscription is active.
  func add<Downstream: Subscriber>(_ downstream: Downstream, _ name: String, owner: AnyObject?)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = TypedSubjectSubscription(downstream, name, owner: owner, of: self)
    let completion = lock.hold { () -> Subscribers.Completion<Failure>? in
      if self.completion == nil { subscriptions.append(subscription) }
      return self.completion
    }
    if let completion {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: subscription)
    }
  }

  /// Removes a subscription.
  func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    lock.hold { subscriptions.removeAll { $0 === subscription } }
  }

  /// Sends a value to all subscribers.
  ///
  /// - Parameter storesAfterSending: Whether to store the value only after it was sent.
  func send(_ value: Output, storesAfterSending: Bool = false) {
    let delivery = MutableBox<Delivery?>(nil)
    // Values of several threads are sent in the order in which they became the latest.
    gate.pass { hasToWait in
      delivery.value = lock.hold {
        guard completion == nil else { return nil }
        number += 1
        let storesNow = storesValue && (!storesAfterSending || hasToWait)
        return Delivery(
          number: number, subscriptions: subscriptions,
          old: storesNow ? exchangeValue(for: value, number) : nil)
      }
    } _: { [self] in
      guard let number = delivery.value?.number, let subscriptions = delivery.value?.subscriptions
      else {
        return
      }
      for subscription in subscriptions { subscription.deliver(value, number: number) }
      if storesAfterSending { store(value, number) }
    }
  }

  /// Stores a value without sending it.
  func store(_ value: Output) {
    let old = lock.hold { () -> Output? in
      number += 1
      return exchangeValue(for: value, number)
    }
    withExtendedLifetime(old) {}
  }

  /// Sends the completion to all subscribers.
  func send(completion: Subscribers.Completion<Failure>) {
    let ended = MutableBox<
      (subscriptions: [SubjectSubscription<Output, Failure>], upstreams: [any Subscription])
    >(([], []))
    gate.pass { _ in
      lock.hold {
        guard self.completion == nil else { return }
        self.completion = completion
        ended.value = (subscriptions, upstreams)
        (subscriptions, upstreams) = ([], [])
      }
    } _: {
      for subscription in ended.value.subscriptions { subscription.finish(completion) }
    }
  }

  /// Adds the subscription of an upstream.
  ///
  /// All its values are requested once a subscriber has demand (Combine.CB5).
  func addUpstream(_ subscription: any Subscription) {
    let (isOver, hasDemand) = lock.hold { () -> (Bool, Bool) in
      if completion == nil { upstreams.append(subscription) }
      return (completion != nil, self.hasDemand)
    }
    if isOver {
      subscription.cancel()
    } else if hasDemand {
      subscription.request(.unlimited)
    }
  }

  /// Requests all values of the upstreams, because a subscriber has demand.
  func requestUpstreams() {
    let upstreams = lock.hold { () -> [any Subscription] in
      defer { hasDemand = true }
      return hasDemand ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  /// Cancels the subscriptions of the upstreams.
  func cancelUpstreams() {
    let upstreams = lock.hold { () -> [any Subscription] in
      defer { self.upstreams = [] }
      return self.upstreams
    }
    for upstream in upstreams { upstream.cancel() }
  }

  // MARK: Internals

  /// A value to send, and the value it replaces, whose deinitializer may run code of the app.
  private struct Delivery {
    let number: Int
    let subscriptions: [SubjectSubscription<Output, Failure>]
    let old: Output?
  }

  private func store(_ value: Output, _ number: Int) {
    let old = lock.hold { exchangeValue(for: value, number) }
    withExtendedLifetime(old) {}
  }

  private func exchangeValue(for value: Output, _ number: Int) -> Output? {
    defer { (self.value, valueNumber) = (value, number) }
    return self.value
  }
}
