import PhoneFoundation

extension NSObject {
  /// Sends a property's value, then each new one.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// What it sends.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// Whose property.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// What is sent.
    public let options: NSKeyValueObservingOptions

    /// Makes one.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let bond = KeyValueBond(subscriber)
      subscriber.receive(subscription: bond)
      bond.observe(object, keyPath, options)
    }

    /// Whether two are of the same property.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Sends the value of a property that tells of its changes, then each new one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What is sent.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// The bond with an observed property; of the values that nobody has asked for, the latest waits.
private final class KeyValueBond<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Failure == Never {
  private let gate = Gate()
  private let outlet: Outlet<Downstream>
  private var observed: (object: AnyObject, observation: NSKeyValueObservation)?

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  var description: String { "KVOSubscription" }

  func observe<Subject: NSObject>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>,
    _ options: NSKeyValueObservingOptions
  ) {
    gate.pass { [self] in
      let observation = object.observe(keyPath, options: options) { [weak self] object, _ in
        self?.changed(to: object[keyPath: keyPath])
      }
      // Within the first value it may have been cancelled.
      if gate.isClosed { observation.invalidate() } else { observed = (object, observation) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      outlet.ask(demand)
      outlet.send()
    }
  }

  func cancel() {
    gate.close { [self] in
      outlet.letGo()
      observed?.observation.invalidate()
      observed = nil
    }
  }

  private func changed(to value: Downstream.Input) {
    gate.pass { [self] in
      if !outlet.waiting.isEmpty { outlet.dropFirst() }
      outlet.append(value)
      outlet.send()
    }
  }
}
