/// Sends elements as far as they are asked for.
final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == Elements.Element {
  let description: String
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  /// Only who sends touches these two.
  private var next: Elements.Element?
  private var iterator: Elements

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What `print()` calls it.
  ///   - first: The first element.
  ///   - iterator: The others.
  ///   - completion: How it ends; with the last element, without being asked (CB4).
  ///   - downstream: Whom it sends to.
  init(
    _ name: String, _ first: Elements.Element, _ iterator: Elements,
    then completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream
  ) {
    (description, next, self.iterator) = (name, first, iterator)
    (self.completion, self.downstream) = (completion, downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    let isMine = lock.hold { () -> Bool in
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    // Who is asked while this sends, by a thread or from within, is served by the one loop.
    guard isMine else { return }
    while let downstream = lock.hold({ takeTurn() }), let value = next {
      next = iterator.next()
      let more = downstream.receive(value)
      if next == nil {
        take()?.receive(completion: completion)
        return
      }
      lock.hold { self.demand += more }
    }
  }

  func cancel() { _ = take() }

  private func takeTurn() -> Downstream? {
    guard demand > .none, let downstream else {
      isSending = false
      return nil
    }
    demand -= 1
    return downstream
  }

  private func take() -> Downstream? {
    lock.hold {
      defer { downstream = nil }
      return downstream
    }
  }
}
