/// Brings several upstreams of different types together for one downstream.
///
/// All that comes in goes through the gate, so its state needs no lock.
class Junction<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  let description: String
  let gate = Gate()
  private(set) var downstream: Downstream?
  private(set) var demand = Subscribers.Demand.none
  private(set) var entries: [any JunctionEntry] = []

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What `print()` calls it.
  ///   - downstream: Whom it sends to.
  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  /// Makes a way in for an upstream.
  func entry<Value>(of type: Value.Type = Value.self) -> Entry<Value, Downstream> {
    let entry = Entry<Value, Downstream>(self)
    entries.append(entry)
    return entry
  }

  // MARK: What subclasses decide

  /// A value has come in.
  func arrived<Value>(_ value: Value, at entry: Entry<Value, Downstream>) {
    preconditionFailure("a subclass decides")
  }

  /// An upstream has ended well.
  func ended(_ entry: any JunctionEntry) { preconditionFailure("a subclass decides") }

  // MARK: What comes in

  /// An upstream is there.
  func connected(_ entry: any JunctionEntry) {
    gate.pass { [self] in
      if demand > .none { entry.subscription?.request(demand) }
    }
  }

  /// An upstream has failed.
  func failed(_ error: Failure) { end(.failure(error)) }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      self.demand += demand
      for entry in entries { entry.subscription?.request(demand) }
    }
  }

  func cancel() {
    gate.close { [self] in _ = letGo() }
  }

  // MARK: What goes out

  /// Sends a value, which somebody must have asked for.
  func send(_ value: Downstream.Input) {
    demand -= 1
    guard let more = downstream?.receive(value), more > .none else { return }
    request(more)
  }

  /// Sends the end.
  func end(_ completion: Subscribers.Completion<Failure>) {
    gate.close { [self] in letGo()?.receive(completion: completion) }
  }

  /// Lets all go.
  ///
  /// - Returns: Whom it has sent to.
  func letGo() -> Downstream? {
    let (downstream, entries) = (downstream, entries)
    (self.downstream, self.entries) = (nil, [])
    for entry in entries { entry.end() }
    return downstream
  }
}
