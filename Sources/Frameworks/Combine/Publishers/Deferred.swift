/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What it sends.
  public typealias Output = DeferredPublisher.Output
  /// How it fails.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes one that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
