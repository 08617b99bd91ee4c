extension Subscribers {
  /// A subscriber that requests all values and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let holder = SubscriptionHolder()
    private let lock = Lock()
    private var closures: Closures?

    private struct Closures {
      let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void
    }

    /// Creates a subscriber with closures, which it releases at completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(value: receiveValue, completion: receiveCompletion)
    }

    /// The closure that receives each value.
    public var receiveValue: (Input) -> Void { lock.hold { closures }?.value ?? { _ in } }

    /// The closure that receives the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.hold { closures }?.completion ?? { _ in }
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// The representation in a playground.
    public var playgroundDescription: Any { description }

    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Receives the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      if holder.accept(subscription) { subscription.request(.unlimited) }
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if holder.isOpen { lock.hold { closures }?.value(value) }
      return .none
    }

    /// Receives the completion.
    public func receive(completion: Subscribers.Completion<Failure>) {
      _ = holder.end()
      removeClosures()?.completion(completion)
    }

    /// Cancels the subscription and releases the closures without calling them.
    public func cancel() {
      let subscription = holder.end()
      _ = removeClosures()
      subscription?.cancel()
    }

    private func removeClosures() -> Closures? {
      lock.hold {
        defer { closures = nil }
        return closures
      }
    }
  }
}

extension Publisher {
  /// Attaches a subscriber with closures for values and completion.
  ///
  /// - Returns: An object that cancels the subscription explicitly or when it is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber with a closure for values.
  ///
  /// - Returns: An object that cancels the subscription explicitly or when it is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
