/// A subscription that sends the values of several upstreams one after another, with one demand for
/// all.
///
/// The completion of an upstream determines the next one.
final class ConcatenateSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  /// The continuation after an upstream's completion.
  enum Next {
    /// Completes.
    case end(Subscribers.Completion<Failure>)
    /// Continues with the upstream that the closure subscribes to.
    case go(() -> Void)
  }

  let description: String
  private let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscription: (any Subscription)?
  private var cancelSegment: (() -> Void)?
  /// The number of upstreams so far.
  private var segmentCount = 0
  /// Whether `follow(_:)` is running.
  ///
  /// An upstream that fails at once is followed by a loop rather than by recursion, which would
  /// overflow the stack.
  private var isFollowing = false
  private var next: (() -> Void)?

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - downstream: The downstream subscriber. It receives the subscription when the first
  ///     upstream is attached.
  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  /// Creates the subscriber of the next upstream.
  ///
  /// - Parameter onEnd: Returns the continuation.
  func makeSegment<SegmentFailure: Error>(
    _ onEnd: @escaping (Subscribers.Completion<SegmentFailure>) -> Next
  ) -> ConcatenateSubscriber<SegmentFailure, Downstream> {
    let segment = ConcatenateSubscriber(self, onEnd)
    cancelSegment = segment.end
    return segment
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      subscription?.request(demand)
    }
  }

  func cancel() {
    gate.close { [self] in
      let cancelSegment = cancelSegment
      tearDown()
      cancelSegment?()
    }
  }

  // MARK: Events of the upstreams

  fileprivate func handleSubscription(_ subscription: any Subscription) {
    gate.pass { [self] in
      self.subscription = subscription
      segmentCount += 1
      if segmentCount == 1 {
        downstream?.receive(subscription: self)
      } else if demand > .none {
        subscription.request(demand)
      }
    }
  }

  fileprivate func handleValue(_ value: Downstream.Input) {
    gate.pass { [self] in
      demand -= 1
      guard let more = downstream?.receive(value), more > .none else { return }
      demand += more
      subscription?.request(more)
    }
  }

  fileprivate func handleEnd(_ next: @escaping () -> Next) {
    gate.pass { [self] in
      subscription = nil
      switch next() {
      case .end(let completion):
        gate.close { [self] in
          let downstream = downstream
          tearDown()
          downstream?.receive(completion: completion)
        }
      case .go(let subscribe): follow(subscribe)
      }
    }
  }

  private func tearDown() {
    (downstream, subscription, next, cancelSegment) = (nil, nil, nil, nil)
  }

  private func follow(_ subscribe: @escaping () -> Void) {
    next = subscribe
    guard !isFollowing else { return }
    isFollowing = true
    while let next {
      self.next = nil
      next()
    }
    isFollowing = false
  }
}

/// The subscriber of one upstream of a concatenation.
final class ConcatenateSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let parent: ConcatenateSubscription<Downstream>
  private let onEnd: (Subscribers.Completion<Failure>) -> ConcatenateSubscription<Downstream>.Next
  private let holder = SubscriptionHolder()

  init(
    _ parent: ConcatenateSubscription<Downstream>,
    _ onEnd: @escaping (Subscribers.Completion<Failure>) -> ConcatenateSubscription<Downstream>.Next
  ) {
    (self.parent, self.onEnd) = (parent, onEnd)
  }

  func receive(subscription: any Subscription) {
    if holder.accept(subscription) { parent.handleSubscription(subscription) }
  }

  /// Cancels the upstream.
  func end() { holder.end()?.cancel() }

  func receive(_ input: Input) -> Subscribers.Demand {
    if holder.isOpen { parent.handleValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    parent.handleEnd { [onEnd] in onEnd(completion) }
  }
}
