extension Publishers {
  /// Sends the elements of a sequence, as far as they are asked for, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes one that sends the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Connects a subscriber.
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
  /// Sends the elements, as far as they are asked for, and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
