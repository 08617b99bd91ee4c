extension Subscribers {
  /// Takes all, and calls closures.
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

    /// Makes one of closures, which it lets go at the end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(value: receiveValue, completion: receiveCompletion)
    }

    /// What is called with each value.
    public var receiveValue: (Input) -> Void { lock.hold { closures }?.value ?? { _ in } }

    /// What is called at the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.hold { closures }?.completion ?? { _ in }
    }

    /// Its name.
    public var description: String { "Sink" }

    /// What a playground shows.
    public var playgroundDescription: Any { description }

    /// Nothing of its inside.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Takes the bond and asks for all.
    public func receive(subscription: any Subscription) {
      if holder.take(subscription) { subscription.request(.unlimited) }
    }

    /// Takes a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if holder.isOpen { lock.hold { closures }?.value(value) }
      return .none
    }

    /// Is told of the end.
    public func receive(completion: Subscribers.Completion<Failure>) {
      _ = holder.end()
      takeClosures()?.completion(completion)
    }

    /// Ends it; the closures are let go and not called.
    public func cancel() {
      let subscription = holder.end()
      _ = takeClosures()
      subscription?.cancel()
    }

    private func takeClosures() -> Closures? {
      lock.hold {
        defer { closures = nil }
        return closures
      }
    }
  }
}

extension Publisher {
  /// Takes all values, and calls closures with them and at the end.
  ///
  /// - Returns: What ends it; so does nobody keeping it.
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
  /// Takes all values, and calls a closure with them.
  ///
  /// - Returns: What ends it; so does nobody keeping it.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
