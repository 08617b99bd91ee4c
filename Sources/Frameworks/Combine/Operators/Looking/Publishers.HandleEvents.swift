extension Publishers {
  /// Calls closures as things happen.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Is called with the bond.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Is called with each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Is called at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Is called when it is cancelled.
    public let receiveCancel: (() -> Void)?
    /// Is called with what is asked for.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes it of its parts.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let hooks = Tap<S>.Hooks(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
        cancel: receiveCancel, request: receiveRequest,
        answer: receiveRequest.map { receiveRequest in { if $0 > .none { receiveRequest($0) } } })
      upstream.subscribe(Tap("HandleEvents", subscriber, hooks))
    }
  }
}

extension Publisher {
  /// Calls closures as things happen.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Is called with the bond.
  ///   - receiveOutput: Is called with each value.
  ///   - receiveCompletion: Is called at the end.
  ///   - receiveCancel: Is called when it is cancelled.
  ///   - receiveRequest: Is called with what is asked for.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
