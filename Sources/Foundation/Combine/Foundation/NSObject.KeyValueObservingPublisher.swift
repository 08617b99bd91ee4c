import TactusFoundation

extension NSObject {
  /// A publisher of an observed property's values.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// The type of the elements that subscribers receive.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    /// The observed object.
    public let object: Subject
    /// The observed property.
    public let keyPath: KeyPath<Subject, Value>
    /// The values to publish.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.observe(object, keyPath, options)
    }

    /// Returns whether both publish the same property of the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of the values of a property that is key-value observable.
  ///
  /// - Parameters:
  ///   - keyPath: The observed property.
  ///   - options: The values to publish.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// The subscription to an observed property.
///
/// Without demand it keeps the latest value only.
private final class KeyValueSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Failure == Never {
  private let gate = Gate()
  private let buffer: DemandBuffer<Downstream>
  private var observed: (object: AnyObject, observation: NSKeyValueObservation)?

  init(_ downstream: Downstream) { buffer = DemandBuffer(downstream) }

  var description: String { "KVOSubscription" }

  func observe<Subject: NSObject>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>,
    _ options: NSKeyValueObservingOptions
  ) {
    gate.pass { [self] in
      let observation = object.observe(keyPath, options: options) { [weak self] object, _ in
        self?.changed(to: object[keyPath: keyPath])
      }
      // The handler of the first value may have cancelled the subscription.
      if gate.isClosed { observation.invalidate() } else { observed = (object, observation) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.pass { [self] in
      buffer.addDemand(demand)
      buffer.send()
    }
  }

  func cancel() {
    gate.close { [self] in
      buffer.tearDown()
      observed?.observation.invalidate()
      observed = nil
    }
  }

  private func changed(to value: Downstream.Input) {
    gate.pass { [self] in
      if !buffer.waiting.isEmpty { buffer.dropFirst() }
      buffer.append(value)
      buffer.send()
    }
  }
}
