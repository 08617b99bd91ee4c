/// The subscription of a subject's subscriber, with its type erased.
class SubjectSubscription<Output, Failure: Error>: Subscription {
  /// Sends a value if there is demand.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: The sequence number of the value.
  func deliver(_ value: Output, number: Int) {
    preconditionFailure("subclasses override this method")
  }

  /// Sends the completion.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    preconditionFailure("subclasses override this method")
  }

  func request(_ demand: Subscribers.Demand) {
    preconditionFailure("subclasses override this method")
  }
  func cancel() { preconditionFailure("subclasses override this method") }
}

/// The subscription of a subject's subscriber.
final class TypedSubjectSubscription<Downstream: Subscriber>: SubjectSubscription<
  Downstream.Input, Downstream.Failure
>,
CustomStringConvertible
{
  let description: String
  private let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// The subject, which is retained with its owner while the subscription is active.
  private var subject: SubjectCore<Downstream.Input, Downstream.Failure>?
  private var owner: AnyObject?
  /// Whether the subject has a value that was not sent, because there was no demand (Combine.CB5).
  private var isBehind: Bool
  private var lastNumber = -1

  init(
    _ downstream: Downstream, _ name: String, owner: AnyObject?,
    of subject: SubjectCore<Downstream.Input, Downstream.Failure>
  ) {
    (self.downstream, description, self.owner, self.subject) = (downstream, name, owner, subject)
    isBehind = subject.storesValue
  }

  override func deliver(_ value: Downstream.Input, number: Int) {
    gate.pass { [self] in
      guard number != lastNumber else { return }
      send(value, number)
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.close { [self] in
      let downstream = tearDown()
      downstream?.receive(completion: completion)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      guard isBehind, self.demand > .none, let (value, number) = subject?.latest else { return }
      send(value, number)
    }
    if demand > .none { subject?.requestUpstreams() }
  }

  override func cancel() {
    gate.close { [self] in
      subject?.remove(self)
      _ = tearDown()
    }
  }

  // MARK: Internals

  private func send(_ value: Downstream.Input, _ number: Int) {
    guard let downstream, demand > .none else {
      isBehind = subject?.storesValue == true
      return
    }
    (isBehind, lastNumber) = (false, number)
    demand -= 1
    let more = downstream.receive(value)
    demand += more
  }

  private func tearDown() -> Downstream? {
    defer { (downstream, owner, subject) = (nil, nil, nil) }
    return downstream
  }
}
