/// What all subjects are made of: who listens, whether it is over, and the latest value where it counts.
final class SubjectCore<Output, Failure: Error> {
  /// Whether who comes late is sent the latest value.
  let keepsValue: Bool
  private let gate = Gate()
  private let lock = Lock()
  private var value: Output?
  /// Which of all values it is.
  private var valueNumber = 0
  /// How many values there were.
  private var number = 0
  private var listeners: [Listener<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []
  private var isAsked: Bool

  /// Makes one.
  ///
  /// - Parameter value: The latest value; nil where none is kept.
  init(_ value: Output?) {
    (self.value, keepsValue, isAsked) = (value, value != nil, value != nil)
  }

  /// The latest value, and which it is.
  var latest: (value: Output, number: Int)? { lock.hold { value.map { ($0, valueNumber) } } }

  /// How many listen.
  var listenerCount: Int { lock.hold { listeners.count } }

  /// Has a subscriber listen.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: What `print()` calls the bond.
  ///   - owner: What is kept alive meanwhile.
  func add<Downstream: Subscriber>(_ downstream: Downstream, _ name: String, owner: AnyObject?)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let listener = TypedListener(downstream, name, owner: owner, of: self)
    let completion = lock.hold { () -> Subscribers.Completion<Failure>? in
      if self.completion == nil { listeners.append(listener) }
      return self.completion
    }
    if let completion {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: listener)
    }
  }

  /// Forgets who listens no more.
  func remove(_ listener: Listener<Output, Failure>) {
    lock.hold { listeners.removeAll { $0 === listener } }
  }

  /// Sends a value to all who listen.
  ///
  /// - Parameter isKeptAfter: Whether the value counts as the latest only once it was sent.
  func send(_ value: Output, isKeptAfter: Bool = false) {
    let moment = Kept<Moment?>(nil)
    // Of several threads, what is sent is in the order in which it became the latest.
    gate.pass { hasToWait in
      moment.value = lock.hold {
        guard completion == nil else { return nil }
        number += 1
        let isKeptNow = keepsValue && (!isKeptAfter || hasToWait)
        return Moment(
          number: number, listeners: listeners,
          old: isKeptNow ? exchangeValue(for: value, number) : nil)
      }
    } _: { [self] in
      guard let number = moment.value?.number, let listeners = moment.value?.listeners else {
        return
      }
      for listener in listeners { listener.offer(value, number: number) }
      if isKeptAfter { keep(value, number) }
    }
  }

  /// Changes the latest value, without a word to who listens.
  func keep(_ value: Output) {
    let old = lock.hold { () -> Output? in
      number += 1
      return exchangeValue(for: value, number)
    }
    withExtendedLifetime(old) {}
  }

  /// Sends the end to all who listen.
  func send(completion: Subscribers.Completion<Failure>) {
    let ended = Kept<(listeners: [Listener<Output, Failure>], feeds: [any Subscription])>(([], []))
    gate.pass { _ in
      lock.hold {
        guard self.completion == nil else { return }
        self.completion = completion
        ended.value = (listeners, feeds)
        (listeners, feeds) = ([], [])
      }
    } _: {
      for listener in ended.value.listeners { listener.finish(completion) }
    }
  }

  /// Takes a bond with a publisher that sends into it; it is asked for all once anybody asks (CB5).
  func adopt(_ subscription: any Subscription) {
    let (isOver, isAsked) = lock.hold { () -> (Bool, Bool) in
      if completion == nil { feeds.append(subscription) }
      return (completion != nil, self.isAsked)
    }
    if isOver {
      subscription.cancel()
    } else if isAsked {
      subscription.request(.unlimited)
    }
  }

  /// Somebody who listens has asked for values.
  func wasAsked() {
    let feeds = lock.hold { () -> [any Subscription] in
      defer { isAsked = true }
      return isAsked ? [] : self.feeds
    }
    for feed in feeds { feed.request(.unlimited) }
  }

  /// Ends the bonds with all that sends into it.
  func abandon() {
    let feeds = lock.hold { () -> [any Subscription] in
      defer { self.feeds = [] }
      return self.feeds
    }
    for feed in feeds { feed.cancel() }
  }

  // MARK: Internals

  /// A value on its way, and one that made room, which may call when it is let go.
  private struct Moment {
    let number: Int
    let listeners: [Listener<Output, Failure>]
    let old: Output?
  }

  private func keep(_ value: Output, _ number: Int) {
    let old = lock.hold { exchangeValue(for: value, number) }
    withExtendedLifetime(old) {}
  }

  private func exchangeValue(for value: Output, _ number: Int) -> Output? {
    defer { (self.value, valueNumber) = (value, number) }
    return self.value
  }
}
