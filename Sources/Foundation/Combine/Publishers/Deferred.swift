/// A publisher that creates another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the elements that subscribers receive.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error that can end a subscription.
  public typealias Failure = DeferredPublisher.Failure

  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
