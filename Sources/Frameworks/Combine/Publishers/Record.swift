/// Sends what was recorded, to each who subscribes.
public struct Record<Output, Failure: Error>: Publisher {
  /// What it sends.
  public let recording: Recording

  /// Makes one by recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes one of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Makes one of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Connects a subscriber.
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
