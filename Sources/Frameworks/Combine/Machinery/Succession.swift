/// Sends what one upstream has, then what another has, with one demand for both.
///
/// What follows an upstream is decided by how it ended.
final class Succession<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  /// What follows an upstream's end.
  enum Next {
    /// Nothing.
    case end(Subscribers.Completion<Failure>)
    /// Whatever this subscribes to.
    case go(() -> Void)
  }

  let description: String
  private let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscription: (any Subscription)?
  private var endLeg: (() -> Void)?
  /// How many upstreams there were.
  private var turn = 0
  /// An upstream that fails at once is followed here, not within its own call, or the stack would grow.
  private var isFollowing = false
  private var next: (() -> Void)?

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What `print()` calls it.
  ///   - downstream: Whom it sends to; is told of the bond when the first upstream is there.
  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  /// Makes who subscribes to the next upstream.
  ///
  /// - Parameter onEnd: Says what follows.
  func leg<LegFailure: Error>(
    _ onEnd: @escaping (Subscribers.Completion<LegFailure>) -> Next
  ) -> SuccessionLeg<LegFailure, Downstream> {
    let leg = SuccessionLeg(self, onEnd)
    endLeg = leg.end
    return leg
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      subscription?.request(demand)
    }
  }

  func cancel() {
    gate.close { [self] in
      let endLeg = endLeg
      letGo()
      endLeg?()
    }
  }

  // MARK: What legs bring

  fileprivate func connected(_ subscription: any Subscription) {
    gate.pass { [self] in
      self.subscription = subscription
      turn += 1
      if turn == 1 {
        downstream?.receive(subscription: self)
      } else if demand > .none {
        subscription.request(demand)
      }
    }
  }

  fileprivate func arrived(_ value: Downstream.Input) {
    gate.pass { [self] in
      demand -= 1
      guard let more = downstream?.receive(value), more > .none else { return }
      demand += more
      subscription?.request(more)
    }
  }

  fileprivate func ended(_ next: @escaping () -> Next) {
    gate.pass { [self] in
      subscription = nil
      switch next() {
      case .end(let completion):
        gate.close { [self] in
          let downstream = downstream
          letGo()
          downstream?.receive(completion: completion)
        }
      case .go(let subscribe): follow(subscribe)
      }
    }
  }

  private func letGo() {
    (downstream, subscription, next, endLeg) = (nil, nil, nil, nil)
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

/// Who listens to one upstream of a succession.
final class SuccessionLeg<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let succession: Succession<Downstream>
  private let onEnd: (Subscribers.Completion<Failure>) -> Succession<Downstream>.Next
  private let holder = SubscriptionHolder()

  init(
    _ succession: Succession<Downstream>,
    _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Succession<Downstream>.Next
  ) {
    (self.succession, self.onEnd) = (succession, onEnd)
  }

  func receive(subscription: any Subscription) {
    if holder.take(subscription) { succession.connected(subscription) }
  }

  /// Cancels the upstream.
  func end() { holder.end()?.cancel() }

  func receive(_ input: Input) -> Subscribers.Demand {
    if holder.isOpen { succession.arrived(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    succession.ended { [onEnd] in onEnd(completion) }
  }
}
