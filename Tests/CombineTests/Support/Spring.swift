import Combine

/// A publisher that a test sends through by hand, and that writes down what is asked of it.
final class Spring<Output, Failure: Error>: Publisher {
  private(set) var asked = Subscribers.Demand.none
  private(set) var cancelCount = 0
  private(set) var subscriberCount = 0
  /// How many values came in answer to values.
  private(set) var answered = Subscribers.Demand.none
  private var sendValue: ((Output) -> Subscribers.Demand)?
  private var sendEnd: ((Subscribers.Completion<Failure>) -> Void)?

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriberCount += 1
    sendValue = { subscriber.receive($0) }
    sendEnd = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Bond(self))
  }

  func send(_ value: Output) { answered += sendValue?(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) {
    let sendEnd = sendEnd
    (self.sendEnd, sendValue) = (nil, nil)
    sendEnd?(completion)
  }

  private final class Bond: Subscription {
    private let spring: Spring

    init(_ spring: Spring) { self.spring = spring }

    func request(_ demand: Subscribers.Demand) { spring.asked += demand }

    func cancel() {
      spring.cancelCount += 1
      (spring.sendValue, spring.sendEnd) = (nil, nil)
    }
  }
}
