extension Publishers {
  /// A publisher that calls closures at events.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the elements that subscribers receive.
    public typealias Output = Upstream.Output
    /// The type of the error that can end a subscription.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Called with the subscription.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called on cancellation.
    public let receiveCancel: (() -> Void)?
    /// Called with each demand.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher.
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

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let hooks = TapSubscription<S>.Hooks(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
        cancel: receiveCancel, request: receiveRequest,
        answer: receiveRequest.map { receiveRequest in { if $0 > .none { receiveRequest($0) } } })
      upstream.subscribe(TapSubscription("HandleEvents", subscriber, hooks))
    }
  }
}

extension Publisher {
  /// Calls closures at events.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription.
  ///   - receiveOutput: Called with each value.
  ///   - receiveCompletion: Called with the completion.
  ///   - receiveCancel: Called on cancellation.
  ///   - receiveRequest: Called with each demand.
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
