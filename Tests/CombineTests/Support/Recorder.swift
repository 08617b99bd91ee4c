import Combine

/// A subscriber that records events and violations of the protocol.
final class Recorder<Input, Failure: Error>: Subscriber {
  enum End {
    case finished
    case failed(Failure)
  }

  private(set) var values: [Input] = []
  private(set) var end: End?
  private(set) var subscription: (any Subscription)?
  /// The violations of the protocol.
  private(set) var violations: [String] = []
  /// The initial demand.
  private let first: Subscribers.Demand
  var more: Subscribers.Demand
  /// Called with each value.
  var onValue: (Input) -> Void = { _ in }
  private var requested = Subscribers.Demand.none

  init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    (self.first, self.more) = (first, more)
  }

  var isFinished: Bool {
    if case .finished = end { true } else { false }
  }

  var error: Failure? {
    if case .failed(let error) = end { error } else { nil }
  }

  /// The events in one line.
  var text: String {
    let ending =
      switch end {
      case .finished: "|"
      case .failed(let error): "!\(error)"
      case nil: "…"
      }
    return values.map { "\($0) " }.joined() + ending
  }

  func request(_ demand: Subscribers.Demand) {
    requested += demand
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { violations.append("a second subscription") }
    self.subscription = subscription
    if first > .none { request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if subscription == nil { violations.append("a value without a subscription") }
    if end != nil { violations.append("a value after the completion") }
    if requested == .none { violations.append("a value without demand") }
    requested -= 1
    values.append(input)
    onValue(input)
    requested += more
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end != nil { violations.append("a second completion") }
    switch completion {
    case .finished: end = .finished
    case .failure(let error): end = .failed(error)
    }
    subscription = nil
  }
}
