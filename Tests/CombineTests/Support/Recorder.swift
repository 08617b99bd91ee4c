import Combine

/// A subscriber that writes down what it is told, and what of it breaks the rules.
final class Recorder<Input, Failure: Error>: Subscriber {
  enum End {
    case finished
    case failed(Failure)
  }

  private(set) var values: [Input] = []
  private(set) var end: End?
  private(set) var subscription: (any Subscription)?
  /// The rules that were broken.
  private(set) var mistakes: [String] = []
  /// What is asked for at first, and with each value.
  private let first: Subscribers.Demand
  var more: Subscribers.Demand
  /// Is called with each value.
  var onValue: (Input) -> Void = { _ in }
  private var asked = Subscribers.Demand.none

  init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    (self.first, self.more) = (first, more)
  }

  var isFinished: Bool {
    if case .finished = end { true } else { false }
  }

  var error: Failure? {
    if case .failed(let error) = end { error } else { nil }
  }

  /// What was told, in one line.
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
    asked += demand
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { mistakes.append("a second subscription") }
    self.subscription = subscription
    if first > .none { request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if subscription == nil { mistakes.append("a value without a subscription") }
    if end != nil { mistakes.append("a value after the end") }
    if asked == .none { mistakes.append("a value that was not asked for") }
    asked -= 1
    values.append(input)
    onValue(input)
    asked += more
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end != nil { mistakes.append("a second end") }
    switch completion {
    case .finished: end = .finished
    case .failure(let error): end = .failed(error)
    }
    subscription = nil
  }
}
