extension Publishers {
  /// A publisher of the elements of a sequence, sent on demand.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      if let first = iterator.next() {
        subscriber.receive(
          subscription: SequenceSubscription(
            "\(sequence)", first, iterator, then: .finished, subscriber))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher of the elements, sent on demand.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
