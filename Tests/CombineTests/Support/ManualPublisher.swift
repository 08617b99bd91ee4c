import Combine

/// A publisher that sends values on demand of a test and records the requests.
final class ManualPublisher<Output, Failure: Error>: Publisher {
  private(set) var requested = Subscribers.Demand.none
  private(set) var cancelCount = 0
  private(set) var subscriberCount = 0
  /// The demand that subscribers returned for values.
  private(set) var returnedDemand = Subscribers.Demand.none
  private var sendValue: ((Output) -> Subscribers.Demand)?
  private var sendEnd: ((Subscribers.Completion<Failure>) -> Void)?

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriberCount += 1
    sendValue = { subscriber.receive($0) }
    sendEnd = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: ManualSubscription(self))
  }

  func send(_ value: Output) { returnedDemand += sendValue?(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) {
    let sendEnd = sendEnd
    (self.sendEnd, sendValue) = (nil, nil)
    sendEnd?(completion)
  }

  private final class ManualSubscription: Subscription {
    private let publisher: ManualPublisher

    init(_ publisher: ManualPublisher) { self.publisher = publisher }

    func request(_ demand: Subscribers.Demand) { publisher.requested += demand }

    func cancel() {
      publisher.cancelCount += 1
      (publisher.sendValue, publisher.sendEnd) = (nil, nil)
    }
  }
}
