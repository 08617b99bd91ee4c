/// A subscription that passes values through and may append one value at completion.
final class ReplaceSubscription<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  /// Maps a completion to an optional last value and another completion.
  typealias CompletionTransform = (
    _ end: Subscribers.Completion<Failure>, _ isEmpty: Bool
  ) -> (last: Input?, Subscribers.Completion<Downstream.Failure>)

  let description: String
  private let gate = Gate()
  private let onEnd: CompletionTransform
  private let buffer: DemandBuffer<Downstream>
  private let holder = SubscriptionHolder()
  private var isEmpty = true

  /// Creates an instance.
  init(_ name: String, _ downstream: Downstream, _ onEnd: @escaping CompletionTransform) {
    (description, self.onEnd) = (name, onEnd)
    buffer = DemandBuffer(downstream)
  }

  func receive(subscription: any Subscription) {
    if holder.accept(subscription) { buffer.connect(self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      isEmpty = false
      buffer.append(input)
      buffer.send { if $0 > .none { holder.request($0) } }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      let (last, end) = onEnd(completion, isEmpty)
      last.map(buffer.append)
      buffer.end(end)
      buffer.send()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      buffer.addDemand(demand)
      holder.request(demand)
      buffer.send { if $0 > .none { holder.request($0) } }
    }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in buffer.tearDown() }
    subscription?.cancel()
  }
}
