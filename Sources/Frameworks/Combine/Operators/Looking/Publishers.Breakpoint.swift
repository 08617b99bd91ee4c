extension Publishers {
  /// Stops in the debugger as things happen.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether to stop at the bond.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Says whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Says whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Makes it of its parts.
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

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      func stopping<Value>(_ isWanted: ((Value) -> Bool)?) -> ((Value) -> Void)? {
        isWanted.map { isWanted in { if isWanted($0) { DebuggerStop.stop() } } }
      }
      let hooks = Tap<S>.Hooks(
        subscription: stopping(receiveSubscription), output: stopping(receiveOutput),
        completion: stopping(receiveCompletion))
      upstream.subscribe(Tap("Breakpoint", subscriber, hooks))
    }
  }
}

extension Publisher {
  /// Stops in the debugger as things happen; without one that ends the program.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Says whether to stop at the bond.
  ///   - receiveOutput: Says whether to stop at a value.
  ///   - receiveCompletion: Says whether to stop at the end.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger where it fails; without one that ends the program.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
