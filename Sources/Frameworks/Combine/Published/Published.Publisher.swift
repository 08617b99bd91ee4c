extension Published {
  /// Sends a property's value, then each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    /// What it sends.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.core.add(subscriber, "PublishedSubject", owner: nil)
    }
  }
}

extension Publisher where Failure == Never {
  /// Puts each value into a published property, as long as that is there (CB7).
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedFeed(published.storage))
  }
}
