extension Published {
  /// A publisher of a property's value and of each new value, sent before the property changes.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.core.add(subscriber, "PublishedSubject", owner: nil)
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, while the property exists (Combine.CB7).
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
