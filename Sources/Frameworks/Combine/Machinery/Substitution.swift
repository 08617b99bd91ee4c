/// Sends what its upstream sends, and one value in place of how that ended.
final class Substitution<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  /// What becomes of an end: a value before it, or none.
  typealias Ending = (
    _ end: Subscribers.Completion<Failure>, _ isEmpty: Bool
  ) -> (last: Input?, Subscribers.Completion<Downstream.Failure>)

  let description: String
  private let gate = Gate()
  private let onEnd: Ending
  private let outlet: Outlet<Downstream>
  private let holder = SubscriptionHolder()
  private var isEmpty = true

  /// Makes one.
  init(_ name: String, _ downstream: Downstream, _ onEnd: @escaping Ending) {
    (description, self.onEnd) = (name, onEnd)
    outlet = Outlet(downstream)
  }

  func receive(subscription: any Subscription) {
    if holder.take(subscription) { outlet.connect(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      isEmpty = false
      outlet.append(input)
      outlet.send { if $0 > .none { holder.request($0) } }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      let (last, end) = onEnd(completion, isEmpty)
      last.map(outlet.append)
      outlet.end(end)
      outlet.send()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      outlet.ask(demand)
      holder.request(demand)
      outlet.send { if $0 > .none { holder.request($0) } }
    }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in outlet.letGo() }
    subscription?.cancel()
  }
}
