extension Publishers {
  /// A publisher that stops in the debugger at selected events.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Returns whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Returns whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Returns whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      func stopping<Value>(_ isWanted: ((Value) -> Bool)?) -> ((Value) -> Void)? {
        isWanted.map { isWanted in { if isWanted($0) { DebuggerTrap.stop() } } }
      }
      let hooks = TapSubscription<S>.Hooks(
        subscription: stopping(receiveSubscription), output: stopping(receiveOutput),
        completion: stopping(receiveCompletion))
      upstream.subscribe(TapSubscription("Breakpoint", subscriber, hooks))
    }
  }
}

extension Publisher {
  /// Stops in the debugger at selected events.
  ///
  /// Without a debugger it traps.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Returns whether to stop at a subscription.
  ///   - receiveOutput: Returns whether to stop at a value.
  ///   - receiveCompletion: Returns whether to stop at the completion.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger at a failure.
  ///
  /// Without a debugger it traps.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
