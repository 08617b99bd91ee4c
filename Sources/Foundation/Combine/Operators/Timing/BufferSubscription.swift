/// A subscription that buffers values until they are requested.
final class BufferSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let gate = Gate()
  private let holder = SubscriptionHolder()
  private let buffer: DemandBuffer<Downstream>

  init(
    _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
    buffer = DemandBuffer(downstream)
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    guard holder.accept(subscription) else { return }
    gate.pass { [self] in buffer.connect(self) }
    holder.request(prefetch == .keepFull ? .max(size) : .unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard holder.isOpen else { return .none }
    gate.pass { [self] in
      if buffer.waiting.count >= size, buffer.demand == .none {
        switch whenFull {
        case .dropNewest: return
        case .dropOldest: buffer.dropFirst()
        case .customError(let error):
          holder.end()?.cancel()
          return buffer.end(.failure(error()))
        }
      }
      buffer.append(input)
      send()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard holder.end() != nil else { return }
    gate.pass { [self] in
      buffer.end(completion)
      send()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      buffer.addDemand(demand)
      send()
    }
  }

  func cancel() {
    let subscription = holder.end()
    gate.close { [self] in buffer.tearDown() }
    subscription?.cancel()
  }

  private func send() {
    buffer.send { _ in
      if prefetch == .keepFull { holder.request(.max(1)) }
    }
  }
}
