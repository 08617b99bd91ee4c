/// A publisher that replays a recording to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// The type of the elements that subscribers receive.
  public let recording: Recording

  /// Creates a publisher with a closure that records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    var iterator = recording.output.makeIterator()
    if let first = iterator.next() {
      subscriber.receive(
        subscription: SequenceSubscription(
          "\(recording.output)", first, iterator, then: recording.completion, subscriber))
    } else {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
