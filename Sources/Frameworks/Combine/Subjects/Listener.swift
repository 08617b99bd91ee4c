/// One subscriber of a subject.
class Listener<Output, Failure: Error>: Subscription {
  /// Sends a value, if it is asked for.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: Which of the subject's it is.
  func offer(_ value: Output, number: Int) { preconditionFailure("a subclass sends") }

  /// Sends the end.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    preconditionFailure("a subclass sends")
  }

  func request(_ demand: Subscribers.Demand) { preconditionFailure("a subclass sends") }
  func cancel() { preconditionFailure("a subclass sends") }
}

/// One subscriber of a subject, of its type.
final class TypedListener<Downstream: Subscriber>: Listener<Downstream.Input, Downstream.Failure>,
  CustomStringConvertible
{
  let description: String
  private let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// The subject, kept alive while this listens, and what it has.
  private var subject: SubjectCore<Downstream.Input, Downstream.Failure>?
  private var owner: AnyObject?
  /// Whether the subject has a value that did not go out for want of demand (CB5).
  private var isBehind: Bool
  private var lastNumber = -1

  init(
    _ downstream: Downstream, _ name: String, owner: AnyObject?,
    of subject: SubjectCore<Downstream.Input, Downstream.Failure>
  ) {
    (self.downstream, description, self.owner, self.subject) = (downstream, name, owner, subject)
    isBehind = subject.keepsValue
  }

  override func offer(_ value: Downstream.Input, number: Int) {
    gate.pass { [self] in
      guard number != lastNumber else { return }
      send(value, number)
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.close { [self] in
      let downstream = letGo()
      downstream?.receive(completion: completion)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      guard isBehind, self.demand > .none, let (value, number) = subject?.latest else { return }
      send(value, number)
    }
    if demand > .none { subject?.wasAsked() }
  }

  override func cancel() {
    gate.close { [self] in
      subject?.remove(self)
      _ = letGo()
    }
  }

  // MARK: Internals

  private func send(_ value: Downstream.Input, _ number: Int) {
    guard let downstream, demand > .none else {
      isBehind = subject?.keepsValue == true
      return
    }
    (isBehind, lastNumber) = (false, number)
    demand -= 1
    let more = downstream.receive(value)
    demand += more
  }

  private func letGo() -> Downstream? {
    defer { (downstream, owner, subject) = (nil, nil, nil) }
    return downstream
  }
}
