/// Keeps values until they are asked for.
final class Buffering<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private let outlet: Outlet<Downstream>

  init(
    _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
    outlet = Outlet(downstream)
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    guard holder.take(subscription) else { return }
    gate.pass { [self] in outlet.connect(self) }
    holder.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      if outlet.waiting.count >= size, outlet.demand == .none {
        switch whenFull {
        case .dropNewest: return
        case .dropOldest: outlet.dropFirst()
        case .customError(let error):
          holder.end()?.cancel()
          return outlet.end(.failure(error()))
        }
      }
      outlet.append(input)
      send()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      outlet.end(completion)
      send()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      outlet.ask(demand)
      send()
    }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in outlet.letGo() }
    subscription?.cancel()
  }

  private func send() {
    outlet.send { _ in
      if prefetch == .keepFull { holder.request(.max(1)) }
    }
  }
}
