/// The subscription that sends the elements of a sequence on demand.
final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == Elements.Element {
  let description: String
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  /// The next element.
  ///
  /// Only the sending thread uses it and `iterator`.
  private var next: Elements.Element?
  private var iterator: Elements

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - first: The first element.
  ///   - iterator: The iterator of the other elements.
  ///   - completion: The completion, which is sent with the last element and needs no demand
  ///     (Combine.CB4).
  ///   - downstream: The downstream subscriber.
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
    // The running loop serves demand from other threads and nested calls.
    guard isMine else { return }
    while let downstream = lock.hold({ consumeDemand() }), let value = next {
      next = iterator.next()
      let more = downstream.receive(value)
      if next == nil {
        removeDownstream()?.receive(completion: completion)
        return
      }
      lock.hold { self.demand += more }
    }
  }

  func cancel() { _ = removeDownstream() }

  private func consumeDemand() -> Downstream? {
    guard demand > .none, let downstream else {
      isSending = false
      return nil
    }
    demand -= 1
    return downstream
  }

  private func removeDownstream() -> Downstream? {
    lock.hold {
      defer { downstream = nil }
      return downstream
    }
  }
}
