/// A subscription that combines several upstreams of different types.
///
/// All events pass the gate, so the state needs no lock.
class CombiningSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  let description: String
  let gate = Gate()
  private(set) var downstream: Downstream?
  private(set) var demand = Subscribers.Demand.none
  private(set) var inputs: [any CombiningInput] = []

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - name: The description of the subscription, as `print()` shows it.
  ///   - downstream: The downstream subscriber.
  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  /// Creates the subscriber of one upstream.
  func makeInput<Value>(of type: Value.Type = Value.self) -> CombiningSubscriber<Value, Downstream>
  {
    let input = CombiningSubscriber<Value, Downstream>(self)
    inputs.append(input)
    return input
  }

  // MARK: Overridden by subclasses

  /// Handles a value of an upstream.
  func handleValue<Value>(_ value: Value, at input: CombiningSubscriber<Value, Downstream>) {
    preconditionFailure("subclasses override this method")
  }

  /// Handles that an upstream has finished.
  func handleEnd(_ input: any CombiningInput) {
    preconditionFailure("subclasses override this method")
  }

  // MARK: Events of the upstreams

  /// Handles the subscription of an upstream.
  func handleSubscription(_ input: any CombiningInput) {
    gate.pass { [self] in
      if demand > .none { input.subscription?.request(demand) }
    }
  }

  /// Handles that an upstream has failed.
  func handleFailure(_ error: Failure) { end(.failure(error)) }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      for input in inputs { input.subscription?.request(demand) }
    }
  }

  func cancel() {
    gate.close { [self] in _ = tearDown() }
  }

  // MARK: Sending

  /// Sends a value.
  ///
  /// There must be demand for it.
  func send(_ value: Downstream.Input) {
    demand -= 1
    guard let more = downstream?.receive(value), more > .none else { return }
    request(more)
  }

  /// Sends the completion.
  func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in tearDown()?.receive(completion: completion) }
  }

  /// Releases the downstream and cancels the upstreams.
  ///
  /// - Returns: The downstream.
  func tearDown() -> Downstream? {
    let (downstream, inputs) = (downstream, inputs)
    (self.downstream, self.inputs) = (nil, [])
    for input in inputs { input.end() }
    return downstream
  }
}
